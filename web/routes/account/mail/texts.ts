/** «Correos» of /cuenta. */

export const mailTexts = {
  title: 'Correos',
  news: 'Avisos de tus candidaturas y ofertas guardadas',
  newsOn: 'Activados',
  newsOff: 'Desactivados',
  newsNote:
    'Te escribimos cuando una empresa te preselecciona o quiere entrevistarte, cuando no te responde a tiempo, una vez al día si te ha escrito y, una vez, cuando termina pronto una oferta que guardaste. El recibo de cada candidatura y su resultado los recibirás siempre.',
  applications: 'Candidaturas nuevas',
  notes: {
    al_momento: 'Un correo en cuanto alguien aplica. Si te escriben, uno al día.',
    resumen:
      'A partir de las 9:00, con quienes han aplicado. Si te escriben, otro al día. Si no hay nadie nuevo, nada.',
    ninguno: 'Las verás solo en «Tus candidatos».',
  },
  recap: 'Recordatorio de los lunes',
  recapOn: 'Activado',
  recapOff: 'Desactivado',
  recapNote: 'A las 9:00, quienes esperan tu respuesta desde hace una semana o más. Si no espera nadie, nada.',
  saveFailed: 'No pudimos guardar tu elección. Inténtalo de nuevo',
  loadFailed: 'No pudimos obtener tus correos',
} as const
