/// Finds out what of a session its server refuses that does not say it: halves are sent, one after the other, until those
/// that are refused are fields.
struct SessionSearch: Sendable, Hashable {
    /// So often a session is tried; what is not known by then is left out.
    static let mostTries = 24

    /// As the server said it first.
    let refusal: EchoError
    /// What is sent now.
    private(set) var asked: [String] = []
    private(set) var refused: [String] = []
    /// Something of the session was accepted.
    private(set) var hasAccepted = false
    private var waiting: [[String]]
    private var tries = 0

    /// - Parameter places: of the session's fields, which were refused together.
    init(_ places: [String], refusal: EchoError) {
        self.refusal = refusal
        waiting = Self.halves(of: places)
    }

    /// The fields that are tried next; nil when all is known.
    mutating func next() -> [String]? {
        guard !waiting.isEmpty else { return nil }
        guard tries < Self.mostTries else {
            refused += waiting.flatMap(\.self)
            waiting = []
            return nil
        }
        tries += 1
        asked = waiting.removeFirst()
        return asked
    }

    mutating func accept() { hasAccepted = true }

    mutating func refuse() {
        if asked.count == 1 {
            refused += asked
        } else {
            waiting = Self.halves(of: asked) + waiting
        }
    }

    private static func halves(of places: [String]) -> [[String]] {
        let middle = (places.count + 1) / 2
        return [Array(places.prefix(middle)), Array(places.dropFirst(middle))].filter { !$0.isEmpty }
    }
}
