import { Form } from 'react-router'
import { CityField } from '#web/forms/search/city-field.tsx'
import { heroTexts as texts } from './texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { SearchIcon } from '#web/ui/icons.tsx'

/** Leads to the list. A plain GET form, which works without JavaScript too. */
export const HeroSearch = () => (
  <search aria-label={texts.search} className="w-full max-w-text">
    <Form
      method="get"
      action="/pagina-principal"
      className="grid gap-2.5 rounded-card bg-white p-3 shadow-card large:grid-cols-[1.2fr_1fr_auto]"
    >
      <TextField
        isLabelHidden
        label={texts.words}
        name="nombre"
        type="search"
        placeholder={texts.words}
        leading={<SearchIcon />}
        maxLength={100}
      />
      <CityField isLabelHidden placeholder={texts.city} />
      <Button type="submit">{texts.find}</Button>
    </Form>
  </search>
)
