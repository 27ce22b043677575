const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())

/** Refused questions in other words, and in the other languages of Spain. */
export const refusedParaphrases = {
  castellano: lines(`
    ¿Te han operado alguna vez?
    ¿Has pasado por quirófano?
    ¿Estás en tratamiento médico?
    ¿Sigues algún tratamiento?
    ¿Tienes algún problema de salud?
    ¿Hay algún impedimento físico que debamos conocer?
    ¿Tienes reconocida alguna discapacidad?
    ¿Te encuentras bien de salud?
    ¿Con qué frecuencia vas al médico?
    ¿Tomas anticonceptivos?
    ¿Usas algún método anticonceptivo?
    ¿Piensas ampliar la familia?
    ¿Estás encinta?
    ¿Estás esperando un bebé?
    ¿Has cumplido los 40?
    ¿Quién cuida de tus hijos mientras trabajas?
    ¿Tienes niños pequeños a tu cargo?
    ¿Tienes compromisos familiares por las tardes?
    ¿Con quién dejas a los peques?
    ¿Eres de aquí?
    ¿Tus padres son de fuera?
    ¿Rezas durante el día?
    ¿Celebras el Ramadán?
    ¿Simpatizas con algún partido?
    ¿Pagas cuota sindical?
    ¿Has sido delegado sindical?
    ¿Te atraen los hombres?`),
  catala: lines(`
    Tens alguna malaltia?
    Tens alguna discapacitat?
    Estàs de baixa?
    Prens alguna medicació?
    Segueixes algun tractament?
    T'han operat?
    Estàs embarassada?
    Vols tenir fills?
    Prens anticonceptius?
    Quants anys tens?
    Quina edat tens?
    Quina és la teva data de naixement?
    Tens fills?
    Quants fills tens?
    Estàs casada?
    Tens parella?
    Quant cobraves?
    D'on ets?
    Quina nacionalitat tens?
    Quina religió tens?
    A qui vas votar?
    Estàs afiliat a un sindicat?
    Ets lesbiana?`),
  galego: lines(`
    Tes algunha enfermidade?
    Tes algunha discapacidade?
    Estás de baixa?
    Tomas algunha medicación?
    Segues algún tratamento?
    Operáronte algunha vez?
    Estás embarazada?
    Queres ter fillos?
    Tomas anticonceptivos?
    Cantos anos tes?
    Que idade tes?
    Cal é a túa data de nacemento?
    Tes fillos?
    Cantos fillos tes?
    Estás casada?
    Quen coida dos teus fillos?
    Canto cobrabas?
    De onde es?
    Cal é a túa nacionalidade?
    Que relixión tes?
    A quen votaches?
    Estás afiliado a un sindicato?
    Fixeches algunha folga?`),
  euskara: lines(`
    Gaixotasunik duzu?
    Desgaitasunik duzu?
    Medikaziorik hartzen duzu?
    Tratamenduren bat jarraitzen duzu?
    Operatu zaituzte?
    Zein da zure osasun egoera?
    Haurdun zaude?
    Seme-alabak izan nahi dituzu?
    Antisorgailurik hartzen duzu?
    Zenbat urte dituzu?
    Zein da zure adina?
    Noiz jaio zinen?
    Seme-alabarik duzu?
    Ezkonduta zaude?
    Bikoterik duzu?
    Zenbat kobratzen zenuen?
    Nongoa zara?
    Zein da zure nazionalitatea?
    Zein da zure erlijioa?
    Nori botoa eman zenion?
    Sindikatu batean zaude?
    Zein da zure sexu-orientazioa?`),
}

/** Questions that every company may ask. */
export const honestQuestions = lines(`
  ¿Cuándo puedes empezar?
  ¿Tienes disponibilidad inmediata?
  ¿Puedes trabajar los sábados?
  ¿Puedes trabajar de noche?
  ¿Tienes disponibilidad para viajar?
  ¿Tienes carné de conducir B?
  ¿Tienes coche propio?
  ¿Tienes el CAP en vigor?
  ¿Tienes experiencia con niños?
  ¿Has trabajado en una escuela infantil?
  ¿Cuántos años de experiencia tienes?
  ¿Cuántos años llevas trabajando en cocina?
  ¿Qué salario esperas?
  ¿Tienes permiso de trabajo en España?
  ¿Eres mayor de edad?
  ¿Qué nivel de inglés tienes?
  ¿Hablas catalán?
  ¿Hablas euskera?
  ¿Tienes el título de monitor de tiempo libre?
  ¿Tienes el certificado de delitos de naturaleza sexual?
  ¿Puedes mover cajas de 15 kg?
  ¿Tienes experiencia con personas con discapacidad?
  ¿Has cuidado a personas mayores?
  ¿Has trabajado con personas dependientes?
  ¿Tienes el carné de manipulador de alimentos?
  ¿Has usado SAP?
  ¿Qué programas de contabilidad usas?
  ¿Cuál es tu lenguaje de programación favorito?
  ¿Tienes experiencia en atención al cliente?
  ¿Has liderado un equipo?
  ¿Cuántas personas has dirigido?
  ¿Por qué quieres trabajar con nosotros?
  ¿Qué turno prefieres?
  ¿Puedes hacer turnos rotativos?
  ¿Vives cerca de Zaragoza o puedes mudarte?
  ¿Tienes conexión a internet para teletrabajar?
  ¿Cuántos días quieres teletrabajar?
  ¿Tienes titulación universitaria?
  ¿En qué año acabaste la carrera?
  ¿Estás colegiado/a?
  ¿Tienes seguro de responsabilidad civil?
  ¿Puedes facturar como autónomo/a?
  ¿Tienes experiencia en tratamiento de aguas?
  ¿Has trabajado en quirófano?
  ¿Tienes experiencia en rehabilitación de edificios?
  ¿Has llevado tratamientos fitosanitarios?
  ¿Tienes experiencia en farmacia con medicamentos?
  ¿Has gestionado bajas médicas en nóminas?
  ¿Conoces la ley de prevención de riesgos laborales?
  ¿Has negociado con sindicatos?
  ¿Tienes experiencia en relaciones laborales y convenios?
  ¿Has trabajado en una ONG?
  ¿Has trabajado en campañas electorales?
  ¿Tienes experiencia en turismo religioso?
  ¿Has trabajado con familias?
  ¿Puedes atender a familias por las tardes?
  ¿Tienes vehículo para visitar clientes?
  ¿Has vendido por teléfono?
  ¿Cuánto has vendido al año?
  ¿Has manejado carretillas?
  ¿Sabes soldar con TIG?
  ¿Tienes el curso de 60 horas?
  ¿Has usado Telegram en atención al cliente?
  ¿Sabes programar bots?
  ¿Qué redes sociales has gestionado?
  ¿Tienes cartera de clientes?
  ¿Puedes aportar referencias?
  ¿Necesitas alguna adaptación para la entrevista?
  ¿Prefieres jornada completa o parcial?
  ¿Cuántas horas quieres trabajar?
  ¿Puedes incorporarte en enero?
  ¿Qué te motiva de este puesto?
  ¿Has trabajado de cara al público?
  ¿Has trabajado en hoteles?
  ¿Conoces la zona centro?
  ¿Tienes moto o bici?
  ¿Sabes nadar?
  ¿Tienes el título de socorrista?
  ¿Has dado clase a adultos?
  ¿Has dado clase de religión?
  ¿Tienes experiencia en geriatría?
  ¿Tienes experiencia en salud mental?
  ¿Has trabajado en maternidad o pediatría?
  ¿Has trabajado con perros?
  ¿Sabes usar Excel?
  ¿Cuántas pulsaciones por minuto escribes?
  Tens carnet de conduir?
  Quants anys d'experiència tens?
  Quan pots començar?
  Parles anglès?
  Has treballat amb nens?
  Pots treballar els dissabtes?
  Tens experiència amb persones grans?
  Tes carné de conducir?
  Cantos anos de experiencia tes?
  Cando podes empezar?
  Falas inglés?
  Podes traballar os sábados?
  Tes experiencia con nenos?
  Gidabaimena duzu?
  Noiz has zaitezke?
  Ingelesez hitz egiten duzu?
  Larunbatetan lan egin dezakezu?
  Zenbat urteko esperientzia duzu?
  Haurrekin lan egin duzu?
  Zein txanda nahiago duzu?`)
