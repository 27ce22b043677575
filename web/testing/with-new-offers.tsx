import type { ReactNode } from 'react'
import { NewOfferProvider } from '#web/routes/company-dashboard/offers/new-offer.tsx'

/** A section of the dashboard, inside of what opens the form of a new offer. */
export const withNewOffers = (section: ReactNode) => <NewOfferProvider>{section}</NewOfferProvider>
