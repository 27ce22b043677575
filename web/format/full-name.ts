interface Person {
  nombre: string
  primer_apellido: string
  segundo_apellido: string | null
}

/** «Ana Núñez Prado». */
export const fullNameOf = ({ nombre, primer_apellido, segundo_apellido }: Person): string =>
  [nombre, primer_apellido, segundo_apellido].filter(Boolean).join(' ')
