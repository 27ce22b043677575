/** Stands here until the screen is built. */
export default function CandidateProfile() {
  return <h1>Tus candidaturas:</h1>
}
