import type { SectorPositions } from './sector-positions.ts'

/** Positions of those who look after people: health, teaching, leisure and the table. */
export const carePositions: SectorPositions[] = [
  {
    sectorId: 9, // Cultura y Ocio
    names: {
      69: 'Animador/a sociocultural',
      70: 'Gestor/a cultural',
      71: 'Bibliotecario/a',
      72: 'Técnico/a de sonido',
      73: 'Técnico/a de iluminación',
      74: 'Músico/a',
      75: 'Actor/actriz',
      76: 'Periodista',
      77: 'Organizador/a de eventos',
    },
  },
  {
    sectorId: 10, // Deporte y Bienestar
    names: {
      78: 'Entrenador/a personal',
      79: 'Monitor/a deportivo/a',
      80: 'Socorrista',
      81: 'Entrenador/a deportivo/a',
      82: 'Profesor/a de yoga',
      83: 'Masajista',
      84: 'Esteticista',
      85: 'Peluquero/a',
      86: 'Coordinador/a de instalaciones deportivas',
    },
  },
  {
    sectorId: 13, // Educación
    names: {
      104: 'Maestro/a de educación infantil',
      105: 'Maestro/a de educación primaria',
      106: 'Profesor/a de educación secundaria',
      107: 'Profesor/a de formación profesional',
      108: 'Profesor/a de idiomas',
      109: 'Profesor/a universitario/a',
      110: 'Orientador/a educativo/a',
      111: 'Monitor/a de comedor escolar',
      112: 'Pedagogo/a',
    },
  },
  {
    sectorId: 16, // Hostelería y Turismo
    names: {
      129: 'Camarero/a',
      130: 'Cocinero/a',
      131: 'Ayudante de cocina',
      132: 'Jefe/a de cocina',
      133: 'Recepcionista de hotel',
      134: 'Camarero/a de pisos',
      135: 'Jefe/a de sala',
      136: 'Guía turístico/a',
      137: 'Agente de viajes',
      138: 'Director/a de hotel',
    },
  },
  {
    sectorId: 24, // Salud
    names: {
      197: 'Enfermero/a',
      198: 'Auxiliar de enfermería',
      199: 'Médico/a',
      200: 'Fisioterapeuta',
      201: 'Farmacéutico/a',
      202: 'Odontólogo/a',
      203: 'Psicólogo/a',
      204: 'Técnico/a de emergencias sanitarias',
      205: 'Celador/a',
      206: 'Óptico/a optometrista',
    },
  },
  {
    sectorId: 25, // Servicios Sociales
    names: {
      207: 'Trabajador/a social',
      208: 'Educador/a social',
      209: 'Integrador/a social',
      210: 'Auxiliar de ayuda a domicilio',
      211: 'Gerocultor/a',
      212: 'Mediador/a intercultural',
      213: 'Técnico/a de inserción laboral',
      214: 'Director/a de residencia de mayores',
    },
  },
]
