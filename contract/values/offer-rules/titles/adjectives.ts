const list = (words: string): readonly string[] => words.split(/\s+/).filter(Boolean)

/** Adjectives that follow the name of an occupation and agree with it, each in the form for men. */
export const adjectives = list(`
  adjunto administrativo autonómico comunitario privado aeronáutico agrónomo artístico autónomo biomédico bioquímico canino científico clínico colegiado creativo cualificado
  culinario deportivo doméstico económico educativo ejecutivo eléctrico electromecánico electrónico energético especializado estadístico externo
  experimentado farmacéutico ferroviario financiero físico fotográfico geriátrico gráfico hidráulico hospitalario informático inmobiliario
  interino interno jurídico logístico marino matemático mecánico médico metalúrgico metálico nativo nocturno náutico operativo
  pedagógico pediátrico psicológico químico quirúrgico robótico sanitario segundo técnico tecnológico telefónico terapéutico titulado turístico
  universitario veterinario
`)

/** Words of both sexes between a name and its adjective: «Ingeniero industrial mecánico». */
export const neutralWords: ReadonlySet<string> = new Set(
  list(`
    ambiental backend bilingue civil comercial digital escolar extra fiscal forestal frontend full general industrial judicial junior laboral
    laboralista mercantil naval optometrista pediatra polivalente principal senior social stack superior trainee web
  `),
)

/** In the form for women these are as often a thing: «Recepcionista clínica dental». After a neutral name they say nothing. */
export const fieldsOrPlaces: ReadonlySet<string> = new Set(
  list(`
    clinica electronica estadistica farmaceutica fisica grafica informatica inmobiliaria logistica matematica mecanica medica metalurgica
    quimica robotica tecnica telefonica veterinaria
  `),
)
