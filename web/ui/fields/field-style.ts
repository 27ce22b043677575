/** The look of every text control. `data-invalid` and `aria-invalid` both make its border red. */
export const controlClasses =
  'block min-h-12 w-full rounded-control border border-control-border bg-white px-3.5 py-2.5 text-16 leading-normal text-ink ' +
  'transition-[border-color] duration-150 placeholder:text-gray-text placeholder:opacity-100 placeholder-shown:text-ellipsis hover:border-ink ' +
  'aria-invalid:border-red aria-invalid:shadow-[inset_0_0_0_1px_var(--color-red)] ' +
  'disabled:cursor-not-allowed disabled:border-border disabled:bg-surface disabled:text-gray-text'

/** The same for a box around the input (date, combo box). */
export const boxClasses =
  'flex min-h-12 w-full items-center rounded-control border border-control-border bg-white text-16 text-ink ' +
  'transition-[border-color] duration-150 hover:border-ink ' +
  'data-focus-within:outline-2 data-focus-within:outline-offset-2 data-focus-within:outline-ink ' +
  'data-invalid:border-red data-invalid:shadow-[inset_0_0_0_1px_var(--color-red)] ' +
  'data-disabled:border-border data-disabled:bg-surface data-disabled:text-gray-text'

export const labelClasses = 'text-14 font-medium text-ink'
