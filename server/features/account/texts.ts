export const deviceTexts = {
  browserOn: (browser: string, system: string) => `${browser} en ${system}`,
  unknown: 'Dispositivo desconocido',
}
