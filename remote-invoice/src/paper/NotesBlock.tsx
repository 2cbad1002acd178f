export function NotesBlock({ notes }: { notes: string }) {
  if (notes.trim() === '') return null;
  return (
    <section className="notes">
      <h4>Notes</h4>
      <p dir="auto">{notes}</p>
    </section>
  );
}
