/** The province of a city: ids are the codes of the INE, and those of cities begin with that of their province. */
export const provinceOfCity = (cityId: number): number => Math.floor(cityId / 1000)
