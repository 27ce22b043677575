import { followingTexts } from './following-texts.ts'

/** The Spanish texts of /api/docs and /api/openapi.json. */

export const apiTexts = {
  title: (brand: string) => `API de ${brand}`,
  intro:
    'Todo lo que hacen las páginas se puede hacer también desde un programa. Las llamadas reciben y devuelven JSON; las que piden sesión llevan la cabecera «Authorization: Bearer» con el valor de session que devuelven login y signup.',
  dates:
    'Las fechas viajan como AAAA-MM-DD. El campo estado vale 1 (activo) o 0 (no activo). Los archivos se envían como data URL en base64.',
  errors:
    'Cuando algo no va bien, la respuesta es un objeto con error (una frase en español que se puede mostrar) y code (un código estable). Lo que pertenece a otra cuenta responde 404, como si no existiera.',
  errorState: 'Solo con application_moved: el estado en que está ahora la candidatura.',
  machine: 'Esta misma descripción, para programas: [/api/openapi.json](/api/openapi.json).',
}

export const featureTexts: Record<string, string> = {
  auth: 'Sesión',
  account: 'Cuenta',
  master: 'Listas y rol',
  candidates: 'Candidatos',
  cvs: 'CV',
  applications: 'Candidaturas',
  applicationDesk: 'La mesa de la empresa: lo que hace con sus candidaturas',
  mailChoices: 'Correos que se pueden dejar',
  companies: 'Empresas',
  projects: 'Proyectos',
  offers: 'Ofertas',
  landing: 'Portada',
  offerDrafts: 'Borradores de ofertas',
  savedOffers: 'Ofertas guardadas',
  alerts: 'Avisos de ofertas nuevas',
  suggestedOffers: 'Ofertas para ti',
  payments: 'Pagos',
  secondFactor: 'Segundo factor de los operadores',
  operator: 'Gestión',
  managedAccounts: 'Gestión: cuentas',
  siteSummary: 'Gestión: resumen',
  managedLists: 'Gestión: listas',
  reports: 'Denuncias',
  managedCompanies: 'Gestión: empresas',
  verification: 'Verificación de empresas',
  review: 'Gestión: revisión de ofertas',
  demo: 'Demostración',
}

export const callTexts: Record<string, string> = {
  ...followingTexts,
  'auth.login': 'Inicia sesión con correo y contraseña. Los operadores envían también un código de su segundo factor.',
  'auth.signup':
    'Crea una cuenta e inicia sesión. Con VERIFY_EMAIL la respuesta es la misma si el correo ya tiene cuenta: la nueva se puede usar del todo cuando se confirma.',
  'auth.changePassword': 'Cambia la contraseña, pidiendo la actual, y cierra las demás sesiones.',
  'auth.forgotPassword':
    'Envía un correo con un enlace para elegir otra contraseña. La respuesta es la misma si el correo no tiene cuenta.',
  'auth.resetPassword':
    'Cambia la contraseña con el token del enlace, que vale una vez y media hora. Cierra todas las sesiones.',
  'auth.verifyEmail':
    'Usa el enlace de un correo, que vale una vez y 72 horas: confirma el correo de la cuenta, lo cambia o deshace el cambio.',
  'auth.getEmail': 'El correo de la cuenta, si está confirmado y el que espera confirmación.',
  'auth.changeEmail':
    'Pide el cambio de correo con la contraseña. Vale cuando se usa el enlace enviado al nuevo; mientras el actual no esté confirmado, vale enseguida.',
  'auth.cancelEmailChange': 'Cancela el cambio de correo que espera confirmación.',
  'auth.resendEmailLink': 'Envía otra vez el enlace al correo que espera confirmación.',
  'auth.logout': 'Cierra la sesión: su token deja de valer.',
  'account.listSessions': 'Las sesiones abiertas de la cuenta, con la de esta llamada primero.',
  'account.closeSession': 'Cierra una sesión de la cuenta: su token deja de valer.',
  'account.closeOtherSessions': 'Cierra todas las sesiones de la cuenta menos la de esta llamada. Devuelve cuántas.',
  'auth.deleteAccount':
    'Cierra la cuenta y todas sus sesiones. Se borra a los 14 días; hasta entonces se puede recuperar. texto: una frase de la empresa para quien espera respuesta.',
  'auth.undoDeletion': 'Recupera una cuenta cerrada con el enlace del correo.',
  'account.getExport':
    'El archivo con los datos de la cuenta: si se está preparando, si está listo y hasta cuándo, y un enlace.',
  'account.requestExport': 'Pide un archivo con los datos de la cuenta. Mientras se prepara uno, no hace nada.',
  'operator.listActs':
    'El registro de lo que han hecho los operadores, por operador, acción, cuenta y fechas. Con «siguiente» se pide la página que sigue.',
  'operator.getActsCsv': 'El mismo registro como tabla CSV.',
  'siteSummary.getSummary':
    'Lo que espera a los operadores, y los números del sitio en los últimos 30 días. Los números pueden tener hasta un minuto.',
  'managedLists.getLists': 'Los sectores, los puestos y la franja de la portada, también lo retirado.',
  'managedLists.addEntry': 'Añade un sector, un puesto (con su sector) o una empresa de la franja.',
  'managedLists.changeEntry':
    'Cambia el nombre o la imagen de una entrada, la retira o la recupera. Con la versión que se leyó: si otra persona la ha cambiado, no se guarda.',
  'managedLists.orderStrip': 'Ordena la franja de la portada. Lleva todas sus empresas, con la versión que se leyó.',
  'managedAccounts.listAccounts':
    'Las cuentas del sitio, las más nuevas primero. «buscar» es un número de cuenta, un correo entero, palabras del nombre de una empresa, o nombre y apellido de una persona. El correo de las personas va recortado.',
  'managedAccounts.getAccount': 'Una cuenta, sin datos personales.',
  'managedAccounts.openPerson':
    'Los datos personales de una persona. El motivo queda en el registro. No incluye documento ni fecha de nacimiento.',
  'managedAccounts.endSessions': 'Cierra todas las sesiones de una cuenta. Queda en el registro.',
  'managedAccounts.disableAccount':
    'Desactiva una cuenta o la reactiva, y se lo dice por correo con el motivo. Nadie puede entrar en una cuenta desactivada, y las ofertas de su empresa no se ven. No vale para operadores. Queda en el registro.',
  'managedCompanies.listCompanies':
    'Las empresas, primero las que más esperan. «buscar» son palabras de su nombre o razón social, o su NIF. «esperan» es cuántas esperan en total.',
  'managedCompanies.getCompany': 'Una empresa con lo que ha dicho de sí misma, lo comprobado y lo decidido.',
  'managedCompanies.checkCompany':
    'Anota una comprobación, o la quita. El correo de la empresa solo lo confirma su enlace. Queda en el registro.',
  'managedCompanies.verifyCompany':
    'Verifica, rechaza, suspende o readmite una empresa y se lo dice por correo. Rechazar y suspender necesitan un motivo. Queda en el registro.',
  'review.listQueue':
    'Las ofertas que esperan una revisión: primero las que tienen señales de fraude, después por plazo. Los números llegan hasta 1001, que significa más.',
  'review.getOffer':
    'Una oferta con lo que hace falta para decidir: lo que encuentran las reglas, la empresa y lo que decía antes de cambiar.',
  'review.approve':
    'Aprueba una oferta tal como se leyó: con otra versión u otra revisión se rechaza la llamada. Queda en el registro.',
  'review.reject':
    'Rechaza una oferta: deja de verse. El motivo es público; la explicación, para la empresa. Queda en el registro.',
  'secondFactor.getSetup':
    'Un dispositivo nuevo para el enlace de un operador: su dirección para el código QR, su clave y la semilla que lo identifica.',
  'secondFactor.finishSetup':
    'Guarda la contraseña y el dispositivo de la semilla con el token del enlace de un operador, que vale una vez. Devuelve una sesión y los códigos de recuperación.',
  'secondFactor.renew': 'Con un código del dispositivo actual, devuelve el token para configurar otro.',
  'master.getRole': 'El rol de la cuenta: 1 candidato, 2 empresa, 3 operador; lista vacía si aún no lo ha elegido.',
  'master.setRole': 'Elige el rol. Con un perfil hecho ya no se puede cambiar.',
  'master.listCommunities': 'Comunidades autónomas.',
  'master.listProvinces': 'Provincias de una comunidad.',
  'master.listAllProvinces': 'Todas las provincias, con su comunidad.',
  'master.listCities': 'Municipios de una provincia.',
  'master.listGenres': 'Sexos.',
  'master.listCountries': 'Países.',
  'master.listDocumentTypes': 'Clases de documento de identidad.',
  'master.listSectors': 'Sectores, con su ilustración.',
  'master.listJobModalities': 'Modalidades de trabajo.',
  'master.listWorkingDays': 'Jornadas.',
  'master.listPartners': 'La franja de la portada.',
  'master.listJobPositions': 'Puestos.',
  'candidates.createProfile': 'Crea el perfil de candidato de la cuenta.',
  'candidates.updateProfile': 'Cambia el perfil de candidato. Lo que no se envía queda como está.',
  'candidates.getInformation': 'Los datos del propio candidato.',
  'candidates.getProfileImage': 'Enlace a la foto del candidato, válido cinco minutos; null si no tiene.',
  'cvs.listCvs': 'Los CV del candidato.',
  'cvs.uploadCv': 'Sube un CV en PDF, de 5 MB como máximo. Cada candidato puede tener un número limitado de CV.',
  'cvs.renameCv': 'Cambia el nombre de un CV.',
  'cvs.deleteCv': 'Quita un CV de la lista. Las empresas que lo recibieron lo conservan.',
  'cvs.listCvDownloads': 'Las últimas descargas de un CV por empresas.',
  'cvs.getCvLink': 'Enlace a un CV propio, válido cinco minutos.',
  'applications.registerIntoOffer': 'Inscribe al candidato en una oferta con uno de sus CV. Una vez por oferta.',
  'applications.listCandidatures':
    'Las candidaturas del candidato, cada una con su estado y su historial. También las de ofertas que ya no existen.',
  'applications.getCandidature': 'Una candidatura, con la oferta tal como la leyó el candidato.',
  'applications.withdrawCandidature':
    'Retira una candidatura: la empresa deja de ver el CV y los datos de contacto. Una descartada o cerrada no se puede retirar.',
  'applications.deleteCandidature': 'Elimina una candidatura, con su historial.',
  'applications.listCompanyCandidates':
    'Los candidatos inscritos en las ofertas de la empresa, con su CV y su estado, los nuevos primero. Sin parámetros, todos; con alguno, una página de 12, o de por_pagina, 50 como máximo. estado: 1 los de ofertas que se ven, 0 los demás. dias: esperan respuesta al menos esos días. orden: recientes, antiguas, espera o nombre. Las candidaturas retiradas solo salen con estado_candidatura=retirada, sin datos de contacto ni CV.',
  'applicationDesk.countApplications':
    'Cuántas candidaturas hay en cada estado, con los mismos filtros, y cuántas no ha leído nadie de la empresa, sin filtros.',
  'applicationDesk.listCities': 'Las ciudades donde viven los candidatos de la empresa.',
  'applicationDesk.openApplication':
    'Abre una candidatura: persona, oferta, CV, historial y notas. Desde entonces está leída. HEAD y las precargas no la leen.',
  'applicationDesk.getApplicationsCsv': 'Las candidaturas que dejan los filtros, en CSV, 10.000 como máximo.',
  'applicationDesk.listOfferFigures':
    'Por oferta, cuántas candidaturas han llegado a cada estado y la mediana de horas hasta la primera respuesta.',
  'applicationDesk.moveApplication':
    'Mueve una candidatura de estado. Con desde, solo si sigue en ese estado. motivo y texto son obligatorios para descartar; el texto lo lee la persona.',
  'applicationDesk.moveApplications':
    'Mueve hasta 200 candidaturas. Las que no se pueden mover salen en no_movidas y no detienen a las demás.',
  'applicationDesk.undoMove':
    'Deshace un cambio durante los 10 segundos siguientes, antes de que las personas lo sepan.',
  'applicationDesk.addNote': 'Añade una nota privada a una candidatura. La persona no la ve nunca.',
  'applicationDesk.deleteNote': 'Elimina una nota, por el id de la nota.',
  'companies.createProfile': 'Crea el perfil de empresa de la cuenta. Repetida, lo actualiza y devuelve el mismo id.',
  'companies.updateProfile': 'Cambia el perfil de empresa. Lo que no se envía queda como está.',
  'companies.getInformation': 'Los datos de la propia empresa.',
  'companies.getLogoImage': 'Enlace al logotipo de la empresa; null si no tiene.',
  'verification.getVerification':
    'La verificación de la propia empresa: su estado, el motivo de un rechazo o de una suspensión, y sus datos.',
  'verification.requestVerification':
    'Guarda los datos de la empresa y pide que se comprueben. Verificada, sigue así si no cambian razón social ni NIF. Con version, solo si nada ha cambiado desde que se leyó.',
  'verification.resendCompanyEmail': 'Envía otra vez el enlace al correo de la empresa.',
  'verification.confirmCompanyEmail': 'Confirma el correo de una empresa con el token del enlace, que vale una vez.',
  'projects.createProject': 'Crea un proyecto.',
  'projects.updateProject':
    'Cambia un proyecto. Lo que no se envía queda como está. Inactivo, oculta sus ofertas. Con version, solo si nadie lo ha cambiado desde que se leyó.',
  'projects.getProject': 'Un proyecto, como lista de un elemento.',
  'projects.deleteProject':
    'Elimina un proyecto con sus ofertas y cierra sus candidaturas. texto: una frase para quien espera respuesta.',
  'projects.listProjects':
    'Los proyectos de la empresa, los nuevos primero. Sin parámetros, todos; con alguno, una página de 12. X-Total-Count dice cuántos hay.',
  'offers.listActiveOffers':
    'Ofertas activas, las nuevas primero. Sin parámetros, hasta 1000; con alguno, una página de 6. salario es el mínimo al año; publicada, hace cuántos días como mucho: 1, 3, 7 o 30. despues es la última oferta de la página anterior: la página empieza tras ella. X-Total-Count dice cuántas hay; con parámetros, 1001 si son más de mil.',
  'landing.getFigures':
    'Cuántas ofertas activas hay y cuántas son de empresas verificadas, con hasta un minuto de retraso. null con LANDING_CLAIMS=specified.',
  'offers.listFeatured': 'Hasta 4 ofertas activas para la portada: las nuevas, primero las de empresas verificadas.',
  'offers.listOfferCities':
    'Hasta 8 ciudades con ofertas activas, con cuántas tiene cada una: aquellas cuyo nombre contiene nombre o, con cerca_de, las de la provincia de esa ciudad.',
  'offers.suggestSearch':
    'Las palabras más parecidas que sí encuentran ofertas, si alguna palabra de nombre no está en ninguna. conserva_filtros es false si solo las encuentran sin los demás filtros.',
  'offers.listWaysOut':
    'Para una búsqueda que no encuentra nada, otras que sí: sin uno de sus filtros (sin), primero las que más encuentran; después, en la provincia de la ciudad y en la ciudad de allí con más ofertas; y si ninguna encuentra, cada filtro solo (sola). numero_ofertas es 1001 si son más de mil.',
  'offers.getOffer':
    'Una oferta. Si ya no está activa, o su último día ha pasado, responde con estado 0. Si nunca fue pública, responde 404 salvo a su empresa y a los operadores.',
  'offers.createOffer':
    'Crea una oferta en un proyecto activo. Por encima del límite del plan gratuito se guarda con estado 0. Devuelve el estado guardado. caduca_el es el último día en que se publica, hasta 60 días después de hoy. Con borradores_id, el borrador desaparece con la creación; si ya no existe, responde 404 y no crea nada.',
  'offerDrafts.saveDraft':
    'Guarda un borrador entero: lo que no se envía queda vacío. Con publicar_el, de mañana a 60 días, la oferta tiene que estar completa y se publica sola ese día. Con version, solo si nadie lo ha cambiado desde que se leyó.',
  'offerDrafts.listDrafts':
    'Los borradores de la empresa, con el día en que se publican o por qué no se pudo. Nadie más los ve.',
  'offerDrafts.deleteDraft': 'Elimina un borrador.',
  'offers.updateOffer':
    'Cambia una oferta. Lo que no se envía queda como está; los requisitos enviados sustituyen a los anteriores. Con version, solo si nadie la ha cambiado desde que se leyó.',
  'offers.listCompanyOffers':
    'Las ofertas de la empresa, las nuevas primero. Sin parámetros, todas; con alguno, una página de 12. estado: 1 las que se ven, 0 las demás. limite_gratis dice si el límite del plan gratuito dejó la oferta inactiva y la empresa no ha elegido estado desde entonces.',
  'offers.renewOffer': 'Publica una oferta otra vez, desde hoy y por el plazo habitual. Devuelve su último día.',
  'mailChoices.getNews':
    'Si el candidato recibe correos cuando una empresa avanza con su candidatura. El recibo y el resultado se envían siempre.',
  'mailChoices.saveNews': 'Cambia si el candidato recibe esos correos.',
  'mailChoices.getApplicationMail':
    'Cuándo recibe la empresa correos de candidaturas nuevas: al_momento, resumen (uno al día como mucho) o ninguno.',
  'mailChoices.saveApplicationMail': 'Cambia cuándo recibe la empresa esos correos.',
  'mailChoices.unsubscribe': 'Deja de enviar estos correos con el token del enlace de uno de ellos, sin sesión.',
  'offers.renewOfferByLink':
    'Renueva una oferta con el token del enlace del aviso de caducidad, sin sesión. El enlace vale una vez.',
  'offers.duplicateOffer': 'Crea una copia no activa de una oferta, con sus requisitos. Devuelve su número.',
  'offers.closeOffer':
    'El puesto está cubierto: la oferta deja de estar activa. cubierta_aqui dice si con una persona de este sitio; null si no se sabe. Cierra lo que espera respuesta; texto es una frase para esas personas.',
  'offers.deleteOffer': 'Elimina una oferta y cierra sus candidaturas. texto: una frase para quien espera respuesta.',
  'reports.reportOffer':
    'Denuncia una oferta que se ha podido leer, sin cuenta. texto es obligatorio con el motivo otra. Con correo se envía la decisión, y el recibo si recibo_enviado lo dice.',
  'reports.listCases': 'Las ofertas denunciadas que esperan una decisión, las más antiguas primero, por páginas de 25.',
  'reports.getCase': 'Una oferta denunciada con sus últimas denuncias y lo que se decidió antes.',
  'reports.decideCase':
    'Retira una oferta denunciada o no. version es la de la oferta que se ha leído: si la empresa la ha cambiado, se rechaza. La empresa y quienes la denunciaron reciben la explicación. Las denuncias posteriores a ultima_denuncia siguen esperando si no se retira.',
  'reports.listWithdrawn': 'Las ofertas propias retiradas por denuncias, y si se puede pedir otra revisión.',
  'reports.askSecondLook': 'Pide otra revisión de una oferta propia retirada por denuncias. Una vez.',
  'payments.createCheckoutSession': 'Empieza el pago de Premium y devuelve la dirección a la que ir.',
  'payments.getCheckoutSession':
    'Pregunta a la pasarela por un pago propio: pagado, pendiente de confirmar o no pagado. Si está pagado, la empresa pasa a Premium.',
  'payments.createBillingPortal': 'Dirección del portal de la pasarela, donde se gestiona o se cancela la suscripción.',
  'payments.getPremiumPrice': 'El precio de Premium en céntimos; null si ahora no se puede preguntar.',
  'demo.searchSamples': 'Busca entre las tres ofertas de la página de demostración.',
}

export const statusTexts: Record<number, string> = {
  400: 'Lo enviado no es válido.',
  401: 'Falta la sesión o ya no vale.',
  403: 'La cuenta no puede hacer esto.',
  404: 'No existe, o es de otra cuenta.',
  409: 'Choca con lo que ya hay.',
  413: 'Es demasiado grande.',
  415: 'El cuerpo no es JSON.',
  429: 'Demasiados intentos.',
  500: 'Un fallo nuestro; la frase lleva una referencia.',
  503: 'Ahora mismo no es posible.',
  507: 'Ahora mismo no queda espacio.',
}
