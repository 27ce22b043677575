const list = (words: string): readonly string[] => words.split(/\s+/).filter(Boolean)

/** Occupations with a form for men and one for women, each in the form for men. Its ending decides the others. */
export const occupations = list(`
  abogado acomodador actuario administrador administrativo agricultor ajustador alicatador alumno animador aparejador apicultor apoderado
  árbitro archivero arqueólogo arquitecto artesano asesor asociado auditor azafato bailaor bailarín barbero barrendero becario
  bibliotecario biólogo bioquímico biotecnólogo bodeguero bombero cajero calderero calefactor camarero camillero camionero candidato
  cantaor cantero capitán cardiólogo carnicero carpintero carretillero carrocero cartero cartógrafo catedrático celador cerrajero
  charcutero churrero científico cirujano cocinero coctelero colaborador comisario compositor comprador conductor confitero consignatario
  consultor controlador coordinador coreógrafo corrector corredor cortador costurero criador cristalero crítico cuidador decano decorador
  delegado dependiente dermatólogo desarrollador diplomado directivo director diseñador doctor editor educador ejecutivo electromecánico
  electrónico embalador empaquetador empleado empresario encargado encofrador encuadernador encuestador enfermero enólogo ensamblador
  entrenador envasador escenógrafo escritor escultor estadístico estibador evaluador experto farmacéutico filólogo físico fontanero
  formador fotógrafo franquiciado fresador frutero fumigador funcionario ganadero geógrafo geólogo gerocultor gestor ginecólogo gobernante
  grabador graduado granjero guardés guardián guarnicionero herrero historiador hortelano impresor informático ingeniero inspector
  instalador instructor integrador interino intermediario interno interventor investigador jardinero jefe jornalero joyero lavandero
  letrado librero licenciado limpiador locutor maestro mampostero manipulador maquetador maquillador marinero marmolero matemático
  matricero matrón mayordomo mecánico mediador médico mensajero meteorólogo microbiólogo minero moldeador monitor montador mozo músico
  neurólogo niñero notario obrero odontólogo oftalmólogo oncólogo operador operario óptico organizador orientador panadero pastelero pastor
  patrón pedagogo peluquero perfumero perito pescadero pescador pintor pizzero planchador planificador podador podólogo portero preparador
  presentador procurador productor profesor programador promotor propietario psicólogo psicopedagogo puericultor pulidor químico radiólogo
  realizador recaudador reclutador recolector redactor registrador relojero repartidor reponedor reportero repostero restaurador revisor
  rotulador sastre secretario segador selector socio sociólogo soldador subalterno subdirector subjefe supervisor talador tapicero
  taquillero tasador tatuador técnico teleoperador tendero tesorero titulado topógrafo tornero trabajador traductor tramitador tubero tutor
  urólogo vendedor vendimiador veterinario vidriero visitador viticultor voluntario yesero zapatero
`)

/** Pairs that no ending makes. */
export const pairs: readonly (readonly [masculine: string, feminine: string])[] = [
  ['actor', 'actriz'],
  ['actores', 'actrices'],
]

/** Names of one sex whose neutral name is another one. */
export const replaced: Readonly<Record<string, string>> = {
  'ama de llaves': 'gobernante/a',
  barman: 'bartender',
  barmans: 'bartenders',
  barwoman: 'bartender',
  cameraman: 'operador/a de cámara',
}

/** In the form for women these are things or fields of knowledge: «Cartera de clientes», «Mecánica rápida». */
export const fields: ReadonlySet<string> = new Set(
  list(`
    bioquimica cartera carteras electromecanica electronica estadistica fisica informatica matematica matematicas mecanica musica optica quimica
  `),
)

/** Names of people that are the same for both sexes. An adjective after them may have one sex: «Auxiliar administrativa». */
export const neutralPeople: ReadonlySet<string> = new Set(
  list(`
    acompañante acompañantes agente agentes albañil albañiles analista analistas aprendices aprendiz asistente asistentes auxiliar
    auxiliares ayudante ayudantes barista canguro chapista chef chefs chofer comercial comerciales conserje contable contables controller
    delineante dentista detective detectives docente docentes economista electricista electricistas especialista especialistas esteticista
    estilista fisioterapeuta gerente gerentes guía guías interprete logopeda maitre manager maquinista masajista modista oficial oficiales
    ordenanza peon peones periodista pinche pinches policía policías profesional profesionales recepcionista recepcionistas representante
    representantes responsable responsables socorrista talento talentos taxista telefonista terapeuta vigilante vigilantes
  `),
)

/** People who help somebody, whose name is a part of theirs: «Ayudante de camarero». */
export const helpers: ReadonlySet<string> = new Set(
  list('aprendiz aprendices auxiliar auxiliares ayudante ayudantes oficial oficiales peon peones'),
)

/** Words that name a person by the sex alone. */
export const bySex: ReadonlyMap<string, string> = new Map([
  ...list('chica chico hombre muchacha muchacho mujer señor señora señorita varon').map(
    (word) => [word, 'persona'] as const,
  ),
  ...list('chicas chicos hombres muchachas muchachos mujeres señoras señores señoritas varones').map(
    (word) => [word, 'personas'] as const,
  ),
])

/** Most names of occupations end like these. The first word of a title is read by its ending if no list has it. */
export const occupationEnding = /^[a-zñ]{2,14}(?:er[oa]s?|[dts]or(?:a|as|es)?|o(?:log|graf)[oa]s?)$/

/** Words that end like an occupation and are none. */
export const things: ReadonlySet<string> = new Set(
  list(`
    acero asador ascensor aseguradora bandera batidora cafetera calculadora cantera carrera carretera cartera cero comedor comercializadora
    constructora contenedor cosechadora crucero cruceros dinero distribuidora elevadora enero entero escalera espera excavadora extranjera
    extranjero febrero fichero financiera financiero frontera ganadera granero hostelera hotelera impresora invernadero lavadora ligero
    madera manera matadero mostrador motor nevera numero ordenador paradero pesquera primavera primera primero probador proveedor
    proveedora refrigerador ribera secadora sector sectores sensor servidor tablero tercera tercero tractor vector vertedero verdadero vivero
    viveros
  `),
)
