import { suggestionLimits, suggestionRules } from '#contract/values/suggestion-rules.ts'
import type { LegalText } from './page.ts'

/** Articles 13 and 14 of the RGPD, in the order in which they ask. */
export const privacy: LegalText = {
  title: 'Política de privacidad',
  description: 'Qué datos personales trata {nombre}, para qué, durante cuánto tiempo y cómo ejercer tus derechos.',
  intro:
    'Esta política explica cómo trata {nombre} tus datos personales, conforme al Reglamento (UE) 2016/679 (RGPD) y a la Ley Orgánica 3/2018, de Protección de Datos Personales y garantía de los derechos digitales (LOPDGDD).',
  sections: [
    {
      title: 'Responsable del tratamiento',
      blocks: [
        '{responsable}, con domicilio en {domicilio}. Para cualquier cuestión sobre tus datos escribe a {correo}.',
        'Delegado de protección de datos: {delegado}.',
      ],
    },
    {
      title: 'Qué datos tratamos',
      blocks: [
        [
          'De toda cuenta: el correo electrónico y la contraseña, de la que solo se guarda un resumen criptográfico que no permite recuperarla. Y de cada sesión abierta, el navegador y el sistema desde los que entraste, cuándo empezó y su último uso, para que puedas reconocerla y cerrarla en «Mi cuenta».',
          'De candidatos: nombre, primer apellido, teléfono móvil y código postal. Y, solo si quieres darlos: segundo apellido, sexo, fecha de nacimiento, nacionalidad, documento de identidad, municipio, fotografía, tus currículums en PDF, lo que escribes en uno que haces aquí, qué trabajo buscas y las ofertas a las que te presentas o que no te interesan.',
          'Si pulsas «Cerca de mí», tu posición redondeada a un kilómetro, para decirte tu municipio. No se guarda.',
          'Las ofertas que un candidato guarda, y cuándo. Sin cuenta se quedan en tu navegador y no las recibimos hasta que entras.',
          'De cada candidatura: tus respuestas a las preguntas de la oferta, la nota que escribes a la empresa, en qué punto está y cada cambio con su fecha, las citas que te propone la empresa, la hora que eliges o cuándo dices que puedes, lo que la empresa te escribe, y lo que anota para sí sobre ti, incluido por qué te descarta. Y los mensajes que os escribís, cifrados.',
          'De empresas: nombre, acrónimo, localidad, logotipo, proyectos, ofertas y el estado de la suscripción. Si contrata el plan Premium, también los identificadores del cliente y de la suscripción en Stripe y si está al corriente de pago. El número de la tarjeta se escribe en la página de Stripe: no pasa por este sitio ni lo guardamos.',
          'De la empresa que pide que la verifiquemos: la razón social, el NIF, la web, y el nombre, el cargo, el teléfono y el correo de la persona de contacto.',
          'De quien denuncia una oferta: lo que escribe y, si quiere darlo, su correo. De quien denuncia un mensaje: ese mensaje.',
          'De quien pide un aviso de ofertas: lo que busca, cada cuánto quiere que le escribamos y qué ofertas le hemos enviado ya. Si no tiene cuenta, también su correo.',
          'De toda visita: la dirección IP, para responder y limitar los abusos. Y en el registro técnico, sin la dirección IP: la fecha, el tipo de página pedida, pero no su dirección exacta, el resultado y, si has entrado, el número de tu cuenta.',
        ],
        'Los campos marcados como obligatorios hacen falta para prestar el servicio: sin ellos no se puede crear el perfil. Los demás son voluntarios y dejarlos en blanco no tiene consecuencias.',
        'No pedimos datos de categorías especiales (salud, ideología, religión, origen étnico, afiliación sindical u orientación sexual). Por favor, no los incluyas en tu currículum.',
      ],
    },
    {
      title: 'Para qué y con qué base jurídica',
      blocks: [
        [
          'Crear y mantener tu cuenta, y hacer llegar tu candidatura a la empresa que elijas: ejecución del contrato (artículo 6.1.b del RGPD).',
          'Mostrarte las ofertas que guardas y avisarte una vez por correo antes de que terminen, salvo que los desactives en «Correos», dentro de «Mi cuenta»: ejecución del contrato (artículo 6.1.b).',
          'Gestionar la suscripción Premium de una empresa, su cobro con tarjeta y su facturación: ejecución del contrato y obligaciones contables y fiscales (artículos 6.1.b y 6.1.c).',
          'Comprobar que una empresa existe y que quien la representa es quien dice ser: interés legítimo en proteger a quien busca trabajo del fraude (artículo 6.1.f).',
          'Atenderte cuando nos pides ayuda con tu cuenta: ejecución del contrato (artículo 6.1.b). Anotar qué hace nuestro equipo con los datos: interés legítimo en poder demostrarlo (artículo 6.1.f).',
          'Revisar las ofertas que alguien denuncia y contestarle: obligación legal e interés legítimo en que las ofertas sean de verdad (artículos 6.1.c y 6.1.f).',
          'Enviarte los avisos de ofertas que pides: tu consentimiento, que retiras con un clic desde cada correo, o con «Eliminar» en «Avisos de ofertas», dentro de «Mi cuenta» (artículo 6.1.a).',
          'Tratar los datos que das de forma voluntaria: tu consentimiento, que puedes retirar borrándolos con «Editar», en «Mi perfil» (artículo 6.1.a).',
          'Proteger el servicio frente a abusos, por ejemplo limitando los intentos de acceso: interés legítimo (artículo 6.1.f).',
        ],
        'No tomamos decisiones automatizadas con efectos jurídicos. Las ofertas parecidas que se muestran dependen solo de la oferta que estás viendo. No enviamos publicidad ni vendemos datos.',
      ],
    },
    {
      title: 'Ofertas para ti',
      blocks: [
        'A los candidatos les proponemos ofertas en «Para ti», dentro de su perfil, y por correo los lunes si lo piden. Es una elaboración de perfiles sencilla, con estas reglas.',
        suggestionLimits,
        Object.values(suggestionRules),
        'Cada oferta dice por qué está ahí. Usamos solo lo que declaras para esto, lo que guardas, tus avisos y tus candidaturas. No usamos tu nombre, fotografía, sexo, fecha de nacimiento, nacionalidad, documento, dirección ni currículum. Ninguna empresa ve lo que buscas ni los puntos, y no influyen en tus candidaturas. La base jurídica es el interés legítimo en que encuentres trabajo (artículo 6.1.f del RGPD); la de los correos, tu consentimiento (artículo 6.1.a).',
        'Puedes oponerte cuando quieras: desactiva «Proponerme ofertas» en «Lo que busco», pulsa «No me interesa» en una oferta, o escribe a {correo}. Los correos llevan un enlace para dejarlos. Lo que declaras y lo que descartas lo guardamos mientras exista tu cuenta.',
      ],
    },
    {
      title: 'Quién ve tus datos',
      blocks: [
        'Cuando te presentas a una oferta, la empresa que la publica ve tu nombre, fotografía, ciudad, teléfono, correo electrónico, el currículum que has elegido, la nota que le escribas y, si la oferta hace preguntas, tus respuestas. No ve tu documento de identidad, fecha de nacimiento, sexo ni nacionalidad. Desde ese momento la empresa es responsable del uso que haga de lo recibido. Lo que la empresa anota para sí no se te muestra: puedes pedírselo a ella. Los mensajes los leéis la empresa y tú; nuestro equipo, solo el que uno de los dos denuncie. En «Mis CVs» ves qué empresas han descargado tu currículum y cuándo.',
        'Cada empresa ve cuántas veces se abre y se guarda su oferta cada día, sin saber quién.',
        'Lo que buscas en un aviso de ofertas solo lo lee quien tenga los enlaces de sus correos o la dirección de su RSS.',
        'Los datos con los que verificamos una empresa solo los lee nuestro equipo. Los demás ven que está verificada y qué hemos comprobado.',
        'Nuestro equipo puede abrir el nombre, el correo, el teléfono y los nombres y fechas de los currículums de un candidato, por ejemplo para atenderle, y solo con un motivo por escrito. Cada apertura queda anotada en un registro que nadie puede cambiar. No ve así el documento de identidad, la fecha de nacimiento ni lo que dicen los currículums. En «Descargar mis datos», dentro de «Mi cuenta», lees cuándo y por qué se han abierto los tuyos.',
        'Los proveedores que nos prestan servicio actúan por encargo y con contrato (artículo 28 del RGPD). Si alguno trata datos fuera del Espacio Económico Europeo, lo hace con las garantías del capítulo V del RGPD.',
        'Nuestros encargados del tratamiento: {encargados}.',
        'Los pagos del plan Premium los tramita Stripe Payments Europe, Limited (Irlanda), como encargado del tratamiento. Recibe el número interno de la empresa, el correo electrónico de la cuenta y los datos de pago que se escriben en su página. Puede transferir datos a Stripe, LLC (Estados Unidos) al amparo del Marco de Privacidad de Datos UE-EE. UU. o de las cláusulas contractuales tipo. Para prevenir el fraude y cumplir sus propias obligaciones legales, Stripe actúa además como responsable: su política está en stripe.com/es/privacy. Los datos de los candidatos no se envían a Stripe.',
        'Fuera de estos casos, solo se comunican datos a autoridades, jueces y tribunales cuando la ley obliga a ello.',
      ],
    },
    {
      title: 'Durante cuánto tiempo',
      blocks: [
        [
          'Los datos de la cuenta y los currículums: mientras la cuenta exista. Puedes borrar un currículum en cualquier momento; la copia ya enviada a una empresa se conserva mientras ella pueda verla.',
          'Las candidaturas: mientras la oferta siga activa y {mesesCandidatura} meses más desde que termine o se elimine, o hasta que las elimines tú. Con cada una se guardan tus respuestas, tu nota, sus cambios, los mensajes y lo que la empresa te escribe y anota. Si retiras una, la empresa solo ve tu nombre, la oferta, los cambios y sus notas, y los mensajes ya no. Una cita termina con su candidatura: se lo decimos a la otra parte y, si eliminas la candidatura, la borramos 8 días después. Lo que dices de cuándo puedes se borra en cuanto la cita cambia. Las palabras de tu currículum se guardan con él, para que las encuentre el buscador de las empresas que lo reciben, y se borran con él. Si se elimina la oferta, la empresa deja de ver la candidatura; tú la conservas durante ese plazo, con la oferta como la leíste y lo que la empresa te escribió, y sus notas se borran.',
          'Las ofertas guardadas: hasta que las quites, la empresa elimine la oferta o se elimine tu cuenta.',
          'Qué empresa ha descargado un currículum y cuándo: 12 meses.',
          'Una cuenta eliminada: deja de verse en el acto, puedes recuperarla durante 14 días y después se borran sus datos y archivos. Si es de una empresa, quienes aplicaron conservan, durante el plazo de las candidaturas, la oferta con su nombre y lo que les escribió.',
          'Una cuenta con el correo sin confirmar: 30 días.',
          'Las cuentas sin uso: {mesesSinUso} meses. Antes te avisamos dos veces por correo, la última al menos 15 días antes; basta con iniciar sesión para conservarla. Después la cerramos igual que una cuenta eliminada. Mientras hay un plan Premium en vigor, no se considera sin uso.',
          'Qué correos te hemos enviado, sin su texto: 30 días.',
          'Las sesiones: caducan a las 12 horas sin uso, y en todo caso a los 30 días. Si la mantienes en un dispositivo, también: 30 días, o hasta que la cierres.',
          'Lo que escribe quien denuncia una oferta, y su correo: {mesesDenuncia} meses después de que decidamos. El mensaje que se denuncia, lo mismo. La empresa denunciada no lo ve.',
          'Los avisos de ofertas: hasta que los elimines, o hasta que elimines tu cuenta. Cada año te preguntamos por correo si los sigues queriendo. Si no respondes en 30 días, los dejamos en pausa o, si no tienes cuenta, los borramos. Un aviso sin confirmar: 7 días. El correo de quien no tiene cuenta se borra con su último aviso.',
          'Qué ofertas te hemos enviado en un aviso, para no repetirlas: mientras se publican, y al menos 30 días.',
          'Cuántos avisos se confirman, cuántos de sus correos se envían y cuántas visitas llegan desde ellos: solo un número por día, que no dice nada de nadie.',
          'Los datos con los que verificamos una empresa: mientras exista su cuenta.',
          'El registro de lo que hace nuestro equipo: qué hizo, cuándo, por qué y el número de la cuenta, sin su nombre ni su correo. Lo conservamos mientras exista el servicio, porque demuestra quién ha accedido a qué datos.',
          'Los registros técnicos: {mesesRegistros} meses como máximo. Los contadores que limitan los abusos: un día como máximo.',
          'Los datos de facturación: seis años (artículo 30 del Código de Comercio) y, en todo caso, los plazos de la normativa tributaria.',
        ],
        'Tras suprimirlos, los datos pueden quedar bloqueados durante los plazos de prescripción que fija la ley (artículo 32 de la LOPDGDD).',
      ],
    },
    {
      title: 'Tus derechos',
      blocks: [
        'Tienes derecho a acceder a tus datos, a su rectificación, supresión, portabilidad y a la limitación de su tratamiento, a oponerte a él, a no ser objeto de decisiones únicamente automatizadas y a retirar tu consentimiento, sin que ello afecte a lo tratado antes. La mayoría los ejerces en el acto:',
        [
          'Acceso y portabilidad: «Descargar mis datos», en «Mi cuenta».',
          'Rectificación: «Editar», en «Mi perfil» o en el perfil de tu empresa, y «Cambiar correo», en «Mi cuenta».',
          'Supresión: «Eliminar mi cuenta», en «Mi cuenta». También puedes quitar cada currículum en «Mis CVs» y pulsar «Retirar candidatura» en cada candidatura.',
          'Oposición a que te propongamos ofertas: «Proponerme ofertas», en «Lo que busco». Al correo de los lunes: «Recibirlas por correo los lunes a las 8:00», en «Lo que busco». A otros correos de los que puedes prescindir: «Correos», en «Mi cuenta».',
        ],
        'Para cualquiera de ellos puedes también escribir a {correo} desde el correo de tu cuenta, o sin cuenta si no la tienes. La respuesta llega en el plazo de un mes, prorrogable otros dos si la solicitud es compleja, y no cuesta nada.',
        'Si crees que no hemos atendido bien tu solicitud, puedes reclamar ante la Agencia Española de Protección de Datos (www.aepd.es).',
      ],
    },
    {
      title: 'Seguridad',
      blocks: [
        'La conexión va cifrada, el número del documento de identidad, la fecha de nacimiento, el borrador de tu currículum y lo que dices de cuándo puedes ir a una entrevista se guardan cifrados, las contraseñas se guardan con una función de derivación resistente, los enlaces a currículums y fotografías caducan a los pocos minutos y solo se crean para quien puede verlos, y a las imágenes se les retiran los metadatos.',
      ],
    },
    {
      title: 'Menores',
      blocks: ['El servicio se dirige a personas con edad legal para trabajar: 16 años cumplidos.'],
    },
    {
      title: 'Cambios',
      blocks: [
        'Los cambios relevantes de esta política se anunciarán en el sitio antes de aplicarse. La fecha de la versión vigente figura al principio.',
      ],
    },
  ],
}
