import Foundation

/// Which figures that nobody asked for may be the PIN, and go nowhere.
///
/// Figures are compared with the PIN a few times only: whoever tried one after the other would find it by what is not sent.
struct StrayPIN: Sendable {
    enum Verdict: Sendable, Hashable {
        /// It is no PIN.
        case no
        /// It is taken for one.
        case yes
        /// It may be the one that is set.
        case perhaps
    }

    /// Seconds after something was asked of a lock in which any figures are taken for a PIN or a code.
    static let patience = 60.0
    /// Of such figures, how many there are.
    static let usual = 4...8
    /// As many comparisons within so many seconds.
    static let most = 5
    static let span = 600.0

    /// When something was asked last of what takes the PIN.
    var guardedAt: Date?
    private var compared: [Date] = []

    /// - Parameter isSet: whether there is a PIN.
    func verdict(_ text: String, isSet: Bool, now: Date) -> Verdict {
        guard let count = Self.figures(text) else { return .no }
        if let guardedAt, now.timeIntervalSince(guardedAt) <= Self.patience, Self.usual.contains(count) { return .yes }
        guard isSet, HousePIN.lengths.contains(count) else { return .no }
        return recent(now).count < Self.most ? .perhaps : .yes
    }

    mutating func compare(at now: Date) { compared = recent(now) + [now] }

    private func recent(_ now: Date) -> [Date] { compared.filter { abs(now.timeIntervalSince($0)) < Self.span } }

    /// How many figures the text is made of; nil where there is anything else in it.
    private static func figures(_ text: String) -> Int? {
        let bare = text.filter { !$0.isWhitespace && $0 != "-" }
        guard !bare.isEmpty, bare.utf8.count <= 40, bare.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        return bare.count
    }
}
