import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'
import { operatorSections } from './frames/menu/texts.ts'

// Shows every part of web/ui in every state. Only in development.
const styleGuide = process.env.NODE_ENV === 'development' ? [route('estilo', 'routes/style-guide/route.tsx')] : []

const operatorPages = operatorSections.flatMap((section) =>
  'folder' in section ? [route(section.href.slice(1), `routes/management/${section.folder}/route.tsx`)] : [],
)

export default [
  route('/', 'routes/landing/route.tsx'),
  route('pagina-principal', 'routes/offers-list/route.tsx'),
  route('empleo/:first?/:second?', 'routes/offers-list/overview/route.tsx'),
  route('guardadas', 'routes/saved-offers/route.tsx'),
  route('vista-oferta-completa/:offerId', 'routes/offer-view/route.tsx'),
  route('empresas', 'routes/company-directory/route.tsx'),
  route('empresas/:slug', 'routes/company-page/route.tsx'),
  route('example', 'routes/example/route.tsx'),
  route('aviso-legal', 'routes/legal/legal-notice.tsx'),
  route('privacidad', 'routes/legal/privacy.tsx'),
  route('cookies', 'routes/legal/cookies.tsx'),
  route('condiciones', 'routes/legal/terms.tsx'),
  route('accesibilidad', 'routes/legal/accessibility.tsx'),
  route('autenticacion', 'routes/authentication/route.tsx'),
  route('recuperar-contrasena', 'routes/authentication/recover/route.tsx'),
  route('restablecer-contrasena', 'routes/authentication/reset/route.tsx'),
  route('confirmar-correo', 'routes/authentication/email-link/route.tsx', { id: 'confirm-email' }),
  route('confirmar-correo-empresa', 'routes/authentication/email-link/route.tsx', { id: 'confirm-company-email' }),
  route('baja-correos', 'routes/authentication/unsubscribe/route.tsx', { id: 'stop-mails' }),
  route('baja-sugerencias', 'routes/authentication/unsubscribe/route.tsx', { id: 'stop-suggestions' }),
  route('baja-recordatorio', 'routes/authentication/unsubscribe/route.tsx', { id: 'stop-reminder' }),
  route('baja-avisos', 'routes/authentication/alert-link/route.tsx', { id: 'stop-alert' }),
  route('avisos', 'routes/account/alerts/by-link/route.tsx'),
  route('avisos/confirmar', 'routes/authentication/alert-link/route.tsx', { id: 'confirm-alert' }),
  route('avisos/seguir', 'routes/authentication/alert-link/route.tsx', { id: 'keep-alert' }),
  route('renovar-oferta', 'routes/authentication/renew-offer/route.tsx'),
  route('responder-candidatura', 'routes/authentication/answer-application/route.tsx'),
  route('deshacer-cambio', 'routes/authentication/email-link/route.tsx', { id: 'undo-email-change' }),
  route('entrar', 'routes/authentication/sign-in-link/route.tsx'),
  route('recuperar-cuenta', 'routes/authentication/undo/route.tsx'),
  route('gestion/alta', 'routes/authentication/operator-setup/route.tsx'),
  route('empresa/creando-perfil', 'routes/creating-profile/route.tsx'),
  layout('frames/private-layout.tsx', [
    route('cuenta', 'routes/account/route.tsx'),
    route('seleccion-rol', 'routes/role-choice/route.tsx'),
    route('crea-tu-perfil/:roleId', 'routes/profile-creation/route.tsx'),
    layout('frames/company-layout.tsx', [
      route('perfil-empresa', 'routes/company-dashboard/route.tsx'),
      route('empresa/success', 'routes/company-success/route.tsx'),
    ]),
    layout('frames/operator-layout.tsx', [
      ...operatorPages,
      route('gestion/revision', 'routes/management/review/route.tsx', [
        index('routes/management/review/first-tab.ts'),
        route('empresas', 'routes/management/review-companies/route.tsx'),
        route('empresas/:companyId', 'routes/management/review-company/route.tsx'),
        route('ofertas', 'routes/management/review-offers/route.tsx'),
        route('denuncias', 'routes/management/review-reports/route.tsx'),
        route('denuncias/:caseId', 'routes/management/review-reports/case/route.tsx'),
        route('reglas', 'routes/management/review-rules/route.tsx'),
      ]),
      route('gestion/cuentas/:accountId', 'routes/management/account/route.tsx'),
      route('gestion/tratamientos', 'routes/management/processing/route.tsx'),
    ]),
    layout('frames/candidate-layout.tsx', [route('mi-perfil', 'routes/candidate-profile/route.tsx')]),
  ]),
  ...styleGuide,
  route('pagina-no-encontrada', 'routes/not-found/route.tsx', { id: 'not-found' }),
  route('*', 'routes/not-found/route.tsx', { id: 'unknown-path' }),
] satisfies RouteConfig
