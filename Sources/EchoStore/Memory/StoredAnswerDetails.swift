import Echo

/// The details of an answer besides its words, as JSON.
struct StoredAnswerDetails: Codable, Hashable {
    struct Source: Codable, Hashable {
        let title, url: String
    }

    /// Bytes of thoughts that are kept; what comes after them is cut off.
    private static let mostThoughts = 64 << 10
    /// Sources of one answer, and characters of the title of each.
    private static let mostSources = 100
    private static let longestTitle = 300
    /// Bytes of a server's summary; of a larger one it is only kept that there was one.
    private static let largestSummary = 1 << 20

    var thoughts: String?
    /// Milliseconds.
    var thoughtFor: Int64?
    var sources: [Source]?
    /// The server summarised everything before the message.
    var isCompacted: Bool?
    /// Its summary, as it gave it.
    var summary: String?

    /// Nil where there is nothing besides the words.
    init?(_ message: Message) {
        thoughts = message.thoughts.map { Self.cut($0.text) }
        thoughtFor = message.thoughts?.duration?.wholeMilliseconds
        sources = message.sources.isEmpty ? nil : message.sources.prefix(Self.mostSources).map(Self.source)
        isCompacted = message.compaction == nil ? nil : true
        summary = message.compaction?.sealed.flatMap { $0.utf8.count <= Self.largestSummary ? $0 : nil }
        if thoughts == nil, sources == nil, isCompacted == nil { return nil }
    }

    /// What comes from elsewhere is not trusted to be within the limits.
    func dress(_ message: inout Message) {
        if let thoughts {
            message.thoughts = Message.Thoughts(
                text: Self.cut(thoughts), duration: thoughtFor.map { .milliseconds(max(0, $0)) })
        }
        message.sources = (sources ?? []).prefix(Self.mostSources).compactMap {
            WebSource(title: String($0.title.prefix(Self.longestTitle)), url: $0.url)
        }
        guard isCompacted == true else { return }
        message.compaction = Message.Compaction(
            sealed: summary.flatMap { $0.utf8.count <= Self.largestSummary ? $0 : nil })
    }

    private static func source(_ source: WebSource) -> Source {
        Source(title: String(source.title.prefix(longestTitle)).storable, url: source.url.storable)
    }

    /// At a whole character.
    private static func cut(_ thoughts: String) -> String {
        guard thoughts.utf8.count > mostThoughts else { return thoughts.storable }
        var (room, end) = (mostThoughts, thoughts.startIndex)
        for scalar in thoughts.unicodeScalars {
            room -= UTF8.width(scalar)
            guard room >= 0 else { break }
            end = thoughts.unicodeScalars.index(after: end)
        }
        return String(thoughts.unicodeScalars[..<end]).storable
    }
}
