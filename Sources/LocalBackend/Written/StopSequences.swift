/// Ends an answer before the first of the texts that the client named, and withholds what may become one of them.
struct StopSequences: Sendable {
    private var searches: [StopSearch]
    private var held: [UInt8] = []
    private(set) var isReached = false

    init(_ texts: [String]) { searches = texts.filter { !$0.isEmpty }.map { StopSearch(Array($0.utf8)) } }

    /// What of the answer can be shown now that `text` follows.
    mutating func admit(_ text: String) -> String {
        guard !isReached else { return "" }
        guard !searches.isEmpty else { return text }
        for byte in text.utf8 {
            held.append(byte)
            for index in searches.indices where searches[index].finds(after: byte) {
                held.removeLast(searches[index].length)
                isReached = true
                return rest()
            }
        }
        let free = held.count - (searches.map(\.matched).max() ?? 0)
        defer { held.removeFirst(free) }
        return String(decoding: held[..<free], as: UTF8.self)
    }

    /// What was withheld and became nothing; what comes next begins anew.
    mutating func rest() -> String {
        for index in searches.indices { searches[index].restart() }
        defer { held = [] }
        return String(decoding: held, as: UTF8.self)
    }
}
