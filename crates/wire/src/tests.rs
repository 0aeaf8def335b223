//! The messages keep their form.

use expect_test::expect_file;

use crate::{table::ClientMessage, typescript, typescript_of_a_table};

#[test]
fn the_types_of_the_browser_are_those_of_the_server() {
    expect_file!["../../../web/src/lib/wire.ts"].assert_eq(&typescript());
    let table = typescript_of_a_table();
    expect_file!["../../../web/src/lib/wire-table.ts"].assert_eq(&table);
}

#[test]
fn a_client_message_reads_as_it_is_documented() {
    let text = r#"{"type":"play","id":1,"version":7,"notation":"M3"}"#;
    let message: ClientMessage = serde_json::from_str(text).unwrap();
    assert_eq!(message, ClientMessage::Play { id: 1, version: 7, notation: "M3".to_owned() });
    assert_eq!(serde_json::to_string(&message).unwrap(), text);
}

#[test]
fn a_client_message_with_unknown_fields_is_refused() {
    let text = r#"{"type":"play","id":1,"version":7,"notation":"M3","seat":"B"}"#;
    let refusal = serde_json::from_str::<ClientMessage>(text).unwrap_err().to_string();
    assert!(refusal.contains("seat"), "{refusal}");
}
