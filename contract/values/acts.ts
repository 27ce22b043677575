/** The recorded acts of operators, as they read them in the register. */
export const acts = {
  crear_operador: 'Operador creado o enlace nuevo',
  desactivar_operador: 'Operador desactivado',
  desactivar_cuenta: 'Cuenta desactivada',
  reactivar_cuenta: 'Cuenta reactivada',
  configurar_acceso: 'Acceso configurado',
  cambiar_dispositivo: 'Cambio de dispositivo pedido',
  ver_datos: 'Datos personales abiertos',
  retirar_oferta: 'Retirada de oferta',
  desestimar_denuncias: 'Denuncias desestimadas',
  cerrar_sesiones: 'Sesiones cerradas',
  anadir_a_lista: 'Entrada de lista añadida',
  cambiar_lista: 'Entrada de lista cambiada',
  ordenar_franja: 'Franja de la portada ordenada',
  comprobar_empresa: 'Comprobación de una empresa',
  verificar_empresa: 'Empresa verificada',
  rechazar_empresa: 'Verificación rechazada',
  suspender_empresa: 'Empresa suspendida',
  readmitir_empresa: 'Empresa readmitida',
  aprobar_pagina: 'Página de empresa aprobada',
  retirar_pagina: 'Página de empresa retirada',
  aprobar_oferta: 'Oferta aprobada',
  exportar_cuenta: 'Datos de una cuenta exportados',
  rechazar_oferta: 'Oferta rechazada',
  deshacer_decision: 'Decisión deshecha',
  enviar_enlace: 'Enlace enviado al dueño',
} as const

export type ActName = keyof typeof acts

/** Their names on the wire. */
export const ACTS = Object.keys(acts) as [ActName, ...ActName[]]
