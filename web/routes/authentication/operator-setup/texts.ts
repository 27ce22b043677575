/** /gestion/alta: how an operator gets a password and a device. */
export const setupTexts = {
  title: 'Configura tu acceso',
  hint: 'Vas a elegir una contraseña y a enlazar una aplicación de autenticación de tu móvil.',
  press: 'Empezar',
  scan: 'Escanea este código con tu aplicación de autenticación.',
  qrLabel: 'Código QR para la aplicación de autenticación',
  typed: '¿No puedes escanearlo? Escribe esta clave en la aplicación:',
  password: 'Contraseña',
  code: 'Código de la aplicación',
  codeHint: 'Los seis números que muestra ahora.',
  save: 'Guardar',
  failed: 'No hemos podido guardar tu acceso. Revisa los datos',
  codesTitle: 'Guarda tus códigos de recuperación',
  codesHint:
    'Cada uno sirve una vez en lugar del código de la aplicación, por ejemplo si pierdes el móvil. No los volveremos a mostrar.',
  copy: 'Copiar códigos',
  copied: 'Códigos copiados',
  goOn: 'Ya los he guardado',
  invalidHint: 'Ha caducado o ya se ha usado. Pide otro a quien administra el sitio.',
  home: 'Ir al inicio',
} as const
