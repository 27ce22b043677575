export const toFigures = ({ active, verified }: { active: number; verified: number }) => ({
  ofertas_activas: active,
  ofertas_verificadas: verified,
})
