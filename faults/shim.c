/* Faults below a program that knows nothing of them: loaded with LD_PRELOAD, it fails calls on files
 * under one folder, flips bytes that are read there, shifts the clock, and lets SQLite run out of
 * memory. A control file that both sides map says which of these are on, so that a fault comes and
 * goes while the program runs. */

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

/* The same order as in src/shim.rs. An error number, or 0 while the fault is off. */
struct control {
    int32_t write;
    int32_t sync;
    int32_t read;
    int32_t open;
    int32_t damage;
    int32_t memory;
    int32_t clock; /* seconds to add */
    uint32_t hits; /* how often a fault was felt */
};

#define MOST 65536
enum { OTHER, MAIN, BESIDE };

static struct control off;
static struct control *volatile control = &off;
static char folder[4096], database[4096];
static unsigned char files[MOST];

__attribute__((constructor)) static void begin(void) {
    const char *path = getenv("FAULTS_CONTROL"), *db = getenv("FAULTS_DB");
    if (!path || !db || sizeof database <= strlen(db)) return;
    strcpy(database, db);
    strcpy(folder, db);
    char *slash = strrchr(folder, '/');
    if (!slash) return;
    slash[1] = 0;
    int fd = (int)syscall(SYS_openat, AT_FDCWD, path, O_RDWR | O_CLOEXEC, 0);
    if (fd < 0) return;
    void *map = mmap(0, sizeof off, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    if (map != MAP_FAILED) control = map;
    syscall(SYS_close, fd);
}

static int fail(int32_t error) {
    __atomic_fetch_add(&control->hits, 1, __ATOMIC_RELAXED);
    errno = error;
    return -1;
}

static int kind(int fd) { return 0 <= fd && fd < MOST ? files[fd] : OTHER; }

static int opened(int at, const char *path, int flags, mode_t mode) {
    int ours = folder[0] && !strncmp(path, folder, strlen(folder));
    int changes = flags & (O_WRONLY | O_RDWR | O_CREAT | O_TRUNC);
    if (ours && changes && control->open) return fail(control->open);
    int fd = (int)syscall(SYS_openat, at, path, flags, mode);
    if (0 <= fd && fd < MOST) files[fd] = !ours ? OTHER : strcmp(path, database) ? BESIDE : MAIN;
    return fd;
}

#define MODE(flags)                                                                                \
    mode_t mode = 0;                                                                               \
    if ((flags) & (O_CREAT | O_TMPFILE)) {                                                         \
        va_list rest;                                                                              \
        va_start(rest, flags);                                                                     \
        mode = va_arg(rest, mode_t);                                                               \
        va_end(rest);                                                                              \
    }

int open(const char *path, int flags, ...) { MODE(flags) return opened(AT_FDCWD, path, flags, mode); }
int open64(const char *path, int flags, ...) { MODE(flags) return opened(AT_FDCWD, path, flags, mode); }
int openat(int at, const char *path, int flags, ...) { MODE(flags) return opened(at, path, flags, mode); }
int openat64(int at, const char *path, int flags, ...) { MODE(flags) return opened(at, path, flags, mode); }

int close(int fd) {
    if (0 <= fd && fd < MOST) files[fd] = OTHER;
    return (int)syscall(SYS_close, fd);
}

/* A full disk takes a part of what is written, as real ones do. */
static int refuses(int fd, size_t *n) {
    int32_t error = kind(fd) ? control->write : 0;
    if (!error) return 0;
    if (error == ENOSPC && 1 < *n) {
        *n /= 2;
        return 0;
    }
    fail(error);
    return 1;
}

ssize_t write(int fd, const void *from, size_t n) {
    return refuses(fd, &n) ? -1 : syscall(SYS_write, fd, from, n);
}
ssize_t pwrite(int fd, const void *from, size_t n, off_t at) {
    return refuses(fd, &n) ? -1 : syscall(SYS_pwrite64, fd, from, n, at);
}
ssize_t pwrite64(int fd, const void *from, size_t n, off64_t at) { return pwrite(fd, from, n, at); }

int ftruncate(int fd, off_t n) {
    if (kind(fd) && control->write) return fail(control->write);
    return (int)syscall(SYS_ftruncate, fd, n);
}
int ftruncate64(int fd, off64_t n) { return ftruncate(fd, n); }
int fallocate(int fd, int mode, off_t at, off_t n) {
    if (kind(fd) && control->write) return fail(control->write);
    return (int)syscall(SYS_fallocate, fd, mode, at, n);
}
int fallocate64(int fd, int mode, off64_t at, off64_t n) { return fallocate(fd, mode, at, n); }

int fsync(int fd) {
    if (kind(fd) && control->sync) return fail(control->sync);
    return (int)syscall(SYS_fsync, fd);
}
int fdatasync(int fd) {
    if (kind(fd) && control->sync) return fail(control->sync);
    return (int)syscall(SYS_fdatasync, fd);
}

/* The first byte of a page says what kind of page it is: with a wrong one SQLite knows at once that
 * the page is damaged, and never takes wrong content for right. The first page stays as it is. */
static ssize_t damaged(int fd, void *to, ssize_t n, off_t at) {
    if (control->damage && kind(fd) == MAIN && 512 <= n && 4096 <= at && at % 4096 == 0) {
        *(unsigned char *)to ^= 0xff;
        __atomic_fetch_add(&control->hits, 1, __ATOMIC_RELAXED);
    }
    return n;
}

ssize_t read(int fd, void *to, size_t n) {
    if (!kind(fd)) return syscall(SYS_read, fd, to, n);
    if (control->read) return fail(control->read);
    off_t at = syscall(SYS_lseek, fd, 0, SEEK_CUR);
    return damaged(fd, to, syscall(SYS_read, fd, to, n), at);
}
ssize_t pread(int fd, void *to, size_t n, off_t at) {
    if (kind(fd) && control->read) return fail(control->read);
    return damaged(fd, to, syscall(SYS_pread64, fd, to, n, at), at);
}
ssize_t pread64(int fd, void *to, size_t n, off64_t at) { return pread(fd, to, n, at); }

int clock_gettime(clockid_t clock, struct timespec *now) {
    int done = (int)syscall(SYS_clock_gettime, clock, now);
    if (!done && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) {
        if (control->clock) __atomic_fetch_add(&control->hits, 1, __ATOMIC_RELAXED);
        now->tv_sec += control->clock;
    }
    return done;
}
time_t time(time_t *to) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (to) *to = now.tv_sec;
    return now.tv_sec;
}
int gettimeofday(struct timeval *to, void *zone) {
    (void)zone;
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    to->tv_sec = now.tv_sec;
    to->tv_usec = now.tv_nsec / 1000;
    return 0;
}

/* Rust's own memory comes from elsewhere; on the threads of SQLite `malloc` is SQLite's. */
extern void *__libc_malloc(size_t);
extern void *__libc_realloc(void *, size_t);

static int is_short_of_memory(void) {
    if (!control->memory) return 0;
    char name[17] = "";
    prctl(PR_GET_NAME, name);
    if (strncmp(name, "sqlx-sqlite", 11)) return 0;
    fail(control->memory);
    return 1;
}
void *malloc(size_t n) { return is_short_of_memory() ? 0 : __libc_malloc(n); }
void *realloc(void *old, size_t n) { return is_short_of_memory() ? 0 : __libc_realloc(old, n); }
