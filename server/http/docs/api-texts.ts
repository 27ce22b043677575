/** The Spanish texts of /api/docs and /api/openapi.json. */

export const apiTexts = {
  title: (brand: string) => `API de ${brand}`,
  intro:
    'Todo lo que hacen las páginas se puede hacer también desde un programa. Las llamadas reciben y devuelven JSON; las que piden sesión llevan la cabecera «Authorization: Bearer» con el valor de session que devuelven login y signup.',
  dates:
    'Las fechas viajan como AAAA-MM-DD. El campo estado vale 1 (activo) o 0 (no activo). Los archivos se envían como data URL en base64.',
  errors:
    'Cuando algo no va bien, la respuesta es un objeto con error (una frase en español que se puede mostrar) y code (un código estable). Lo que pertenece a otra cuenta responde 404, como si no existiera.',
  errorState: 'Solo con application_moved: el estado en que está ahora la candidatura.',
  machine: 'Esta misma descripción, para programas: [/api/openapi.json](/api/openapi.json).',
}

export const statusTexts: Record<number, string> = {
  400: 'Lo enviado no es válido.',
  401: 'Falta la sesión o ya no vale.',
  403: 'La cuenta no puede hacer esto.',
  404: 'No existe, o es de otra cuenta.',
  409: 'Choca con lo que ya hay.',
  413: 'Es demasiado grande.',
  415: 'El cuerpo no es JSON.',
  429: 'Demasiados intentos.',
  500: 'Un fallo nuestro; la frase lleva una referencia.',
  503: 'Ahora mismo no es posible.',
  507: 'Ahora mismo no queda espacio.',
}
