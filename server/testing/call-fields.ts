import { isContractProcedure } from '@orpc/contract'
import { contract } from '#contract/contract.ts'
import { legalDataExample } from '#contract/company/verification.ts'
import type { Call } from '#server/http/calls/calls.ts'
import { candidateFields, companyFields, interestFields, offerFields, projectFields } from './factories.ts'

/** The fields that the input of a call may carry, besides its path's id. */
export function listFieldsOf(call: Call): string[] {
  const [feature, name] = call.name.split('.') as [keyof typeof contract, string]
  const procedure: unknown = (contract[feature] as Record<string, unknown>)[name]
  const schema = isContractProcedure(procedure) ? procedure['~orpc'].inputSchema : undefined
  return schema && 'shape' in schema ? Object.keys(schema.shape as object).filter((field) => field !== 'id') : []
}

/** A valid body for each call that has fields besides the id in its path. */
export const soundBodies: Record<string, object> = {
  'auth.login': { email: 'a@prueba.example', password: 'una clave larga', codigo: '123456', mantener: true },
  'auth.signup': { email: 'b@prueba.example', password: 'una clave larga', confirmPassword: 'una clave larga' },
  'auth.changePassword': {
    currentPassword: 'una clave larga',
    password: 'otra clave larga',
    confirmPassword: 'otra clave larga',
  },
  'auth.forgotPassword': { email: 'a@prueba.example', entrar: true },
  'auth.signInByLink': { token: 'a' },
  'auth.resetPassword': { token: 'a', password: 'una clave larga', confirmPassword: 'una clave larga' },
  'auth.verifyEmail': { token: 'a' },
  'auth.changeEmail': { email: 'c@prueba.example', password: 'una clave larga' },
  'auth.deleteAccount': { password: 'una clave larga', texto: 'Gracias' },
  'auth.undoDeletion': { token: 'a' },
  'secondFactor.getSetup': { token: 'a' },
  'secondFactor.finishSetup': {
    token: 'a',
    semilla: 'a',
    password: 'una clave',
    confirmPassword: 'una clave',
    codigo: '123456',
  },
  'secondFactor.renew': { codigo: '123456' },
  'secondFactor.inviteOperator': { email: 'o@prueba.example', motivo: 'Entra en el equipo', codigo: '123456' },
  'managedAccounts.openPerson': { motivo: 'Llama y pide que se cierre su cuenta' },
  'managedAccounts.sendLink': { enlace: 'contrasena', motivo: 'No le llega el enlace' },
  'managedAccounts.disableAccount': { desactivada: true, motivo: 'Envía mensajes ofensivos' },
  'managedLists.addEntry': { lista: 'puestos', nombre: 'Farero/a', mst_emp_sector_id: 1 },
  'managedLists.changeEntry': { lista: 'puestos', nombre: 'Farero/a', version: 1 },
  'managedLists.orderStrip': { orden: [] },
  'managedCompanies.checkCompany': { comprobacion: 'registro', hecha: true, version: 1 },
  'managedCompanies.verifyCompany': {
    estado_verificacion: 'rechazada',
    motivo: 'datos_no_coinciden',
    texto: 'El NIF es de otra sociedad.',
    version: 1,
  },
  'managedCompanies.reviewPage': { decision: 'retirada', motivo: 'La web es de otra empresa.', version: 1 },
  'companyPages.savePage': { texto: 'Hacemos pan desde 1950.', web: 'https://panaderia.example/' },
  'verification.requestVerification': { ...legalDataExample, version: 1 },
  'verification.confirmCompanyEmail': { token: 'a' },
  'master.findNearestCity': { latitud: 42.34, longitud: -3.7 },
  'savedOffers.saveOffers': { ids: [1] },
  'alerts.createAlert': { filtros: { sector: 7 }, frecuencia: 'diaria', email: 'a@prueba.example' },
  'alerts.confirmAlert': { token: 'a' },
  'alerts.listByLink': { token: 'a' },
  'alerts.changeAlert': { filtros: { sector: 7 }, frecuencia: 'diaria', pausada: true },
  'alerts.changeByLink': { token: 'a', alertas_id: 1, filtros: { sector: 7 }, frecuencia: 'diaria', pausada: true },
  'alerts.deleteByLink': { token: 'a', alertas_id: 1 },
  'alerts.stopAlert': { token: 'a' },
  'alerts.keepAlert': { token: 'a' },
  'offers.renewOfferByLink': { token: 'a' },
  'mailChoices.saveNews': { avisos_candidaturas: false },
  'mailChoices.saveApplicationMail': { avisos_candidaturas: 'ninguno' },
  'mailChoices.unsubscribe': { token: 'a' },
  'suggestedOffers.saveInterests': interestFields,
  'suggestedOffers.leaveSuggestions': { token: 'a' },
  'review.approve': { version: 1, estado_revision: 'en_cola' },
  'review.reject': {
    version: 1,
    estado_revision: 'en_cola',
    motivo: 'incompleta',
    explicacion: 'No dice qué trabajo es',
  },
  'master.setRole': { roleId: 1 },
  'candidates.createProfile': candidateFields,
  'candidates.updateProfile': candidateFields,
  'cvs.uploadCv': { name: 'CV', file: 'data:application/pdf;base64,AAAA' },
  'cvs.renameCv': { nombre: 'Otro nombre' },
  'applications.registerIntoOffer': { offerId: 1, cvId: 1 },
  'applicationDesk.moveApplication': {
    estado_candidatura: 'descartada',
    motivo: 'otro',
    texto: 'Gracias por tu interés.',
  },
  'applicationDesk.moveApplications': { ids: [1], estado_candidatura: 'entrevista', texto: 'Te llamamos el lunes.' },
  'applicationDesk.undoMove': { cambio: '3f1c1d5e-8a5b-4c1f-9a52-6a1f1c2b3d4e' },
  'applicationDesk.addNote': { texto: 'Buena conversación por teléfono.' },
  'companies.createProfile': companyFields,
  'companies.updateProfile': companyFields,
  'projects.createProject': projectFields,
  'projects.updateProject': projectFields,
  'offers.createOffer': { ...offerFields, emp_proyectos_id: 1 },
  'offerDrafts.saveDraft': { oferta: offerFields },
  'offerDrafts.importOffers': { file: 'data:text/csv;base64,YQ==', escribir: false, emp_proyectos_id: null },
  'offers.updateOffer': offerFields,
  'offers.closeOffer': { cubierta_aqui: true, texto: 'Gracias' },
  'offers.deleteOffer': { texto: 'Gracias' },
  'projects.deleteProject': { texto: 'Gracias' },
  'reports.reportOffer': { emp_ofertas_id: 1, motivo: 'pide_dinero', texto: 'Pide dinero', correo: 'a@prueba.example' },
  'reports.decideCase': {
    decision: 'retirar',
    motivo: 'pide_dinero',
    explicacion: 'Pide dinero por un uniforme.',
    ultima_denuncia: 1,
    version: 1,
  },
  'reports.askSecondLook': { texto: 'El uniforme lo paga la empresa.' },
  'payments.createCheckoutSession': { baseUrl: 'http://127.0.0.1:3000', companyId: 1, plan: 'premium' },
  'payments.createBillingPortal': { baseUrl: 'http://127.0.0.1:3000' },
  'demo.searchSamples': { nombre: '', sector: '', ciudad: '', comunidad: '' },
}
