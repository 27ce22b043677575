/** Where server/start/dev.ts shows every mail, for the style guide. It exists only while developing. */
export const PREVIEW_PATH = '/estilo/correos'
