import type { ImportExample } from './import-example.ts'

const uiRooms = [
  '#contract/offers.ts',
  '#web/format/euros.ts',
  '#web/illustrations/team.ts',
  '#web/styles/app.css',
  '#web/texts.ts',
  '#web/ui/button.ts',
]

const sharedByScreens = [
  '#web/api/client.ts',
  '#web/apply/apply-dialog.ts',
  '#web/document/page-meta.ts',
  '#web/forms/fields/form-text.ts',
  '#web/frames/candidate-layout.ts',
  '#web/offer-page/offer-text.ts',
  '#web/session/guard.ts',
  '#web/tab-storage/drafts.ts',
]

const fromNoScreen = [
  '#server/clock.ts',
  '#demo/cities.ts',
  '#web/testing/stub-api.ts',
  '#web/root.tsx',
  '#web/pages.ts',
]

export const webExamples: ImportExample[] = [
  {
    arrow: 'Files of web/*.{ts,tsx}',
    in: 'web/root.tsx',
    passes: [
      'react',
      './+types/root',
      './nonce.ts',
      '#contract/offers.ts',
      '#web/session/guard.ts',
      'virtual:react-router/x',
    ],
    caught: ['#server/clock.ts', '../server/clock.ts', '../contract/offers.ts', '#demo/cities.ts'],
  },
  {
    arrow: 'Files of web/**/*.{ts,tsx}',
    in: 'web/new-folder/panel.tsx',
    passes: ['react'],
    caught: ['#web/ui/button.tsx', './list.tsx', '#server/clock.ts'],
  },
  {
    arrow: 'Files of web/texts.ts',
    in: 'web/texts.ts',
    passes: ['#contract/constants.ts'],
    caught: ['#web/ui/button.ts', './format/date.ts', '../contract/constants.ts', '#server/texts.ts'],
  },
  {
    arrow: 'Files of web/{document,format,illustrations}',
    in: 'web/document/page-meta.ts',
    passes: ['./site.ts', '#contract/constants.ts', '#web/texts.ts'],
    caught: ['#web/api/client.ts', '#web/root.tsx', '#server/texts.ts'],
  },
  {
    arrow: 'Files of web/{document,format,illustrations}',
    in: 'web/format/euros.ts',
    passes: ['./price.ts', '#web/texts.ts'],
    caught: ['../routes/landing/route.ts', '#web/api/client.ts', '#web/ui/button.ts'],
  },
  {
    arrow: 'Files of web/ui',
    in: 'web/ui/button.ts',
    passes: ['react', './icon.ts', './fields/text-field.ts', ...uiRooms],
    caught: [
      ...sharedByScreens,
      ...fromNoScreen,
      '#web/routes/offer/route.ts',
      '../api/queries.ts',
      '../texts.ts',
      '../../contract/offers.ts',
    ],
  },
  {
    arrow: 'Files of web/ui',
    in: 'web/ui/fields/text-field.ts',
    passes: ['../button.ts', './frame.ts'],
    caught: ['../../format/euros.ts', '../../../contract/offers.ts'],
  },
  {
    arrow: 'Files of web/tab-storage',
    in: 'web/tab-storage/drafts.ts',
    passes: ['./keys.ts', '#contract/constants.ts'],
    caught: ['#web/api/types.ts', '#web/ui/button.ts', '#web/session/guard.ts', '#web/texts.ts', '../api/types.ts'],
    types: true,
  },
  {
    arrow: 'Files of web/api',
    in: 'web/api/client.ts',
    passes: ['./api-client.ts', '#contract/contract.ts', '#web/tab-storage/session-store.ts'],
    caught: ['#web/session/guard.ts', '#web/ui/button.ts', '#web/forms/fields/form-text.ts', '../session/role.ts'],
  },
  {
    arrow: 'Files of web/session',
    in: 'web/session/guard.ts',
    passes: ['./role.ts', '#contract/constants.ts', '#web/api/client.ts', '#web/tab-storage/session-store.ts'],
    caught: ['#web/frames/candidate-layout.ts', '#web/ui/button.ts', '#web/apply/apply-dialog.ts', '../api/client.ts'],
  },
  {
    arrow: 'Files of web/forms',
    in: 'web/forms/candidate/candidate-form.ts',
    passes: ['./values.ts', '../form-text.ts', ...uiRooms, '#web/api/types.ts', '#web/tab-storage/drafts.ts'],
    caught: [...fromNoScreen, '#web/session/guard.ts', '#web/routes/offer/route.ts', '../../api/client.ts'],
  },
  {
    arrow: 'Files of web/frames',
    in: 'web/frames/private-layout.ts',
    passes: ['./texts.ts', ...uiRooms, '#web/api/queries.ts', '#web/document/site.ts', '#web/session/guard.ts'],
    caught: [
      ...fromNoScreen,
      '#web/forms/fields/form-text.ts',
      '#web/routes/not-found/route.ts',
      '../session/guard.ts',
    ],
  },
  {
    arrow: 'Files of web/apply',
    in: 'web/apply/apply-dialog.ts',
    passes: [
      './choose-cv.ts',
      ...uiRooms,
      '#web/api/queries.ts',
      '#web/document/site.ts',
      '#web/session/role.ts',
      '#web/tab-storage/drafts.ts',
    ],
    caught: [...fromNoScreen, '#web/frames/private-layout.ts', '#web/routes/offer/route.ts', '../session/role.ts'],
  },
  {
    arrow: 'Files of web/offer-page',
    in: 'web/offer-page/offer-text.ts',
    passes: ['./texts.ts', ...uiRooms, '#web/api/types.ts', '#web/apply/company-answers.ts', '#web/forms/texts.ts'],
    caught: [...fromNoScreen, '#web/frames/private-layout.ts', '#web/routes/offer/route.ts', '../api/types.ts'],
  },
  {
    arrow: 'Files of web/routes/*',
    in: 'web/routes/offer/route.ts',
    passes: ['./+types/route', './share/share-dialog.ts', ...uiRooms, ...sharedByScreens],
    caught: [
      ...fromNoScreen,
      '#web/routes/landing/hero.ts',
      '../landing/search.ts',
      '../../apply/apply-dialog.ts',
      '../../../contract/constants.ts',
    ],
  },
  {
    arrow: 'Files of web/routes/*',
    in: 'web/routes/offer/share/share-dialog.ts',
    passes: ['../summary.ts', './link.ts'],
    caught: ['../../landing/hero.ts', '../../../texts.ts', '../../../../contract/offers.ts'],
  },
  {
    arrow: 'Files of web/routes/*',
    in: 'web/routes/offer/1/2/3/4/5/6/deep.ts',
    passes: ['../../../../../near.ts', '#web/ui/button.ts'],
    caught: ['../../../../../../../../landing/hero.ts', '#web/routes/landing/hero.ts'],
  },
  {
    arrow: 'Files of web/testing',
    in: 'web/testing/stub-api.ts',
    passes: ['./company-rows.ts', '#contract/offers.ts', '#web/api/client.ts', '#web/routes/offer/route.ts'],
    caught: ['#server/clock.ts', '../api/client.ts'],
  },
  {
    arrow: 'Tests of web',
    in: 'web/ui/button.test.tsx',
    passes: ['vitest', './button.ts', '#contract/offers.ts', '#web/testing/stub-api.ts', '#web/session/guard.ts'],
    caught: ['#server/clock.ts', '#demo/cities.ts', '../../contract/offers.ts', '../../server/clock.ts'],
  },
]
