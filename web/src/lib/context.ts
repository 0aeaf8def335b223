// What the components of a table share, instead of handing it down from one to the next.

import { createContext } from "svelte";
import type { Panels } from "./panels.svelte";
import type { TableConnection } from "./table-connection.svelte";

export const [getTable, setTable] = createContext<TableConnection>();
export const [getPanels, setPanels] = createContext<Panels>();
