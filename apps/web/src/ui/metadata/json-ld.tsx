interface JsonLdProps {
  data: Record<string, unknown>;
}

/** A schema.org description for search engines. `<` is escaped so that text cannot close the script element. */
export function JsonLd({ data }: JsonLdProps) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return (
    <script
      // New data gets a new element: a page must not change the content of a script.
      key={json}
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: json.replace(/</g, '\\u003c') }}
    />
  );
}
