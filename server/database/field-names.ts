/** Reads and writes the fields of a table: the name on the wire, and the one of the server. A field is one line, for both directions. */
export const fieldNames = <const Names extends Readonly<Record<string, string>>>(names: Names) => ({
  /** The values of a body under the names of the server. Values that it leaves out are undefined. */
  read: <Body extends { [Field in keyof Names]?: unknown }>(body: Body) =>
    Object.fromEntries(Object.entries(names).map(([field, name]) => [name, body[field]])) as {
      [Field in keyof Names as Names[Field]]: Body[Field]
    },

  /** The values of a row under the names of the wire. */
  write: <Row extends { [Field in keyof Names as Names[Field]]: unknown }>(row: Row) =>
    Object.fromEntries(Object.entries(names).map(([field, name]) => [field, row[name as keyof Row]])) as {
      [Field in keyof Names]: Names[Field] extends keyof Row ? Row[Names[Field]] : never
    },
})
