/** The address of the preview of every mail, for the style guide. Only `server/start/dev.ts` serves it. */
export const PREVIEW_PATH = '/estilo/correos'
