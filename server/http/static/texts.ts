/** The page for a busy server. */
export const busyTexts = {
  title: 'Ahora mismo no podemos abrir esta página',
  hint: 'Puede que haya muchas visitas. Espera unos segundos y vuelve a intentarlo.',
  retry: 'Reintentar',
  reference: (id: string) => `Referencia: ${id}`,
}
