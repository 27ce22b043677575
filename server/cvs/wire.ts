export const toCv = (row: { id: number; name: string; uploadedOn: string }) => ({
  can_cv_id: row.id,
  nombre: row.name,
  fecha: row.uploadedOn,
})
