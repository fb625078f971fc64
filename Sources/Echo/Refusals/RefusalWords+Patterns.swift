import Foundation

/// What is read by the table of patterns.
extension RefusalWords {
    init(_ error: EchoError) {
        if case .server(_, let message, let parameter) = error {
            self.init(message, parameter: parameter)
        } else {
            self.init(error.words)
        }
    }

    /// Whether it is an outage, a limit of the account or a rule, which no parameter is at fault for.
    var saysOtherReason: Bool { RefusalPattern.otherReasons.contains { message.contains($0) } }

    /// Whether it says of a name that there is no such thing.
    var saysAbsent: Bool { !saysOtherReason && RefusalPattern.absences.contains { $0.matches(plain) } }

    /// Whether it says that something was never made, which no waiting mends.
    var saysUndone: Bool { saysUnsupported || saysAbsent || !saysOtherReason && fitsPattern }

    /// Whether both names of the limit on an answer are said not to go together.
    var excludesOneLimit: Bool {
        ["max_tokens", "max_completion_tokens"].allSatisfy { message.contains($0) }
            && !saysOtherReason && !limitsAnswers
            && RefusalPattern.exclusions.contains { $0.matches(plain) }
    }

    private var saysMost: Bool { RefusalPattern.mosts.contains { $0.matches(plain) } }

    /// Whether more was wanted of an answer than there may be, and how much there may be is told.
    var limitsAnswers: Bool {
        let isNamed = RefusalPattern.lengths.contains { (parameter + " " + message).contains($0) }
        // A validator calls whatever it is asked for "input".
        let isOfLimit = RefusalPattern.lengths.contains { parameter.hasSuffix($0) }
        return isNamed && saysMost && !saysOtherReason && !numbers.isEmpty
            && (isOfLimit || !RefusalPattern.otherLengths.contains { message.contains($0) })
    }

    /// The most tokens that an answer may have, where more were wanted: what is told, else half; nil for next to nothing.
    func answerLimit(below wanted: Int) -> Int? {
        guard limitsAnswers else { return nil }
        return numbers.filter { $0 < wanted }.max() ?? (wanted > Self.fewTokens ? wanted / 2 : nil)
    }

    private static let fewTokens = 32

    /// Whether a whole thing, or a limit, is refused in words of the table.
    var fitsPattern: Bool { excludesOneLimit || limitsAnswers || RefusalPattern.option(in: self) != nil }

    /// Numbers that stand for themselves, and are no part of a name: "4,096" is one.
    private var numbers: [Int] {
        let pieces = plain.split { !($0.isLetter || $0.isNumber || "_-.,".contains($0)) }
        return pieces.compactMap { piece in
            let digits = piece.trimmingCharacters(in: .punctuationCharacters).replacingOccurrences(of: ",", with: "")
            return digits.count < 10 && digits.allSatisfy { $0.isASCII && $0.isNumber } ? Int(digits) : nil
        }
        .filter { $0 > 0 }
    }
}
