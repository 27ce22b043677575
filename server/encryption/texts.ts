/** Messages for the operator. */
export const encryptionTexts = {
  unknownKey: (keyId: string) =>
    `Hay datos cifrados con otro APP_SECRET (clave ${keyId}). Arranca con el secreto con el que se cifraron, ` +
    'o ponlo en APP_SECRET_PREVIOUS si lo has cambiado.',
  rotated: (rows: number) => `Cifrados con la clave actual: ${rows}. Ningún dato usa ya otra clave.`,
  damaged: (rows: number) =>
    `No se han podido descifrar los datos de ${rows} candidatos: restáuralos desde una copia de seguridad.`,
} as const
