import type { ActName } from '#contract/values/acts.ts'

/** The recorded acts of operators, with their names on the wire. */
export const actNames = {
  'create-operator': 'crear_operador',
  'disable-operator': 'desactivar_operador',
  'disable-account': 'desactivar_cuenta',
  'enable-account': 'reactivar_cuenta',
  'set-up-second-factor': 'configurar_acceso',
  'renew-second-factor': 'cambiar_dispositivo',
  'open-person': 'ver_datos',
  'end-sessions': 'cerrar_sesiones',
  'add-list-entry': 'anadir_a_lista',
  'change-list-entry': 'cambiar_lista',
  'order-strip': 'ordenar_franja',
  'withdraw-offer': 'retirar_oferta',
  'dismiss-reports': 'desestimar_denuncias',
  'check-company': 'comprobar_empresa',
  'verify-company': 'verificar_empresa',
  'reject-company': 'rechazar_empresa',
  'suspend-company': 'suspender_empresa',
  'readmit-company': 'readmitir_empresa',
  'approve-company-page': 'aprobar_pagina',
  'remove-company-page': 'retirar_pagina',
  'approve-offer': 'aprobar_oferta',
  'export-account': 'exportar_cuenta',
  'reject-offer': 'rechazar_oferta',
  'undo-decision': 'deshacer_decision',
  'send-link': 'enviar_enlace',
} as const satisfies Record<string, ActName>

export type ActKind = keyof typeof actNames
