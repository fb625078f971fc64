/// What becomes of words that came in pieces when the server says all of them at the end.
///
/// The server's last word counts, also where it differs. It is none where it is empty, a part of what came or much shorter:
/// then it was cut, or is about something else. No word that came is lost by it.
enum FinalText: Sendable, Hashable {
    /// What came stays.
    case kept
    /// This comes behind it.
    case more(String)
    /// This stands in its place.
    case instead(String)

    /// - Parameters:
    ///   - whole: as the server says it at the end.
    ///   - said: what came.
    ///   - isRefusal: the model declines, however briefly.
    init(_ whole: String, of said: String, isRefusal: Bool = false) {
        if Self.isKept(whole, said) {
            self = .kept
        } else if whole.utf8.starts(with: said.utf8) {
            self = .more(String(decoding: whole.utf8.dropFirst(said.utf8.count), as: UTF8.self))
        } else {
            self = isRefusal || whole.utf8.count * 2 >= said.utf8.count ? .instead(whole) : .kept
        }
    }

    private static func isKept(_ whole: String, _ said: String) -> Bool {
        guard whole.contains(where: { !$0.isWhitespace }), whole != said else { return true }
        guard whole.utf8.count < said.utf8.count, let place = said.firstRange(of: whole) else { return false }
        // A piece that came twice says nothing more.
        return !whole.hasPrefix(said[..<place.lowerBound]) || !whole.hasSuffix(said[place.upperBound...])
    }
}
