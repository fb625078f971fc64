import EchoWire

/// The pages that an answer over Chat Completions is drawn from, in the order in which its words number them.
struct CitedPages: Sendable, Hashable {
    private var urls: [String] = []
    private var titles: [String: String] = [:]

    /// A chunk: some servers tell their list with each.
    mutating func note(chunk: JSONValue) {
        for page in chunk["citations"]?.array ?? [] {
            if let url = page.string { cite(url) } else { cite(page) }
        }
        for page in chunk["search_results"]?.looseList ?? [] { cite(page) }
    }

    /// A piece of a message.
    mutating func note(delta: JSONValue) {
        for note in delta["annotations"]?.looseList ?? [] where note["type"] == "url_citation" {
            cite(note.told("url_citation") ?? note)
        }
    }

    var sources: [WebSource] { urls.compactMap { WebSource(title: titles[$0] ?? "", url: $0) } }

    private mutating func cite(_ page: JSONValue) {
        guard let url = page["url"]?.string else { return }
        cite(url)
        if let title = page["title"]?.string, titles[url] == nil, urls.contains(url) { titles[url] = title }
    }

    private mutating func cite(_ url: String) {
        guard urls.count < WebSource.mostOfAnAnswer, !urls.contains(url) else { return }
        urls.append(url)
    }
}
