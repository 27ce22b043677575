/** The colours of the visual brief, by their use in a picture. */
export const palette = {
  yellow: '#FFC800',
  gold: '#C79B00',
  cream: '#FFE9A3',
  ivory: '#FFF6D6',
  ink: '#1F2430',
  grey: '#3F444D',
  mist: '#EFEFEC',
  white: '#FFFFFF',
  blue: '#1D4F9E',
  sky: '#E8F0FC',
  green: '#17743C',
  mint: '#E3F4E9',
  red: '#B3261E',
} as const
