/// One step of the program into which a `PhrasePattern` is made.
enum PhraseStep: Sendable, Hashable {
    case word(String)
    case anyWord
    /// A slot begins or ends here.
    case begin(String)
    case end(String)
    /// A slot that takes the words of one number.
    case number(String)
    case jump(Int)
    /// The earlier are tried first.
    case fork([Int])
    /// Nothing may follow.
    case accept

    static func program(_ parts: [PhrasePattern.Part]) -> [PhraseStep] {
        var steps: [PhraseStep] = []
        append(parts, to: &steps)
        return steps + [.accept]
    }

    private static func append(_ parts: [PhrasePattern.Part], to steps: inout [PhraseStep]) {
        for part in parts {
            switch part {
            case .word(let word): steps.append(.word(word))
            case .choice(let branches): append(branches, to: &steps)
            case .slot(let name) where name.hasPrefix("#"): steps.append(.number(name))
            case .slot(let name):
                steps += [.begin(name), .anyWord]
                // As few words as possible first.
                steps += [.fork([steps.count + 1, steps.count - 1]), .end(name)]
            case .anything:
                let start = steps.count
                steps += [.fork([start + 3, start + 1]), .anyWord, .jump(start)]
            }
        }
    }

    private static func append(_ branches: [[PhrasePattern.Part]], to steps: inout [PhraseStep]) {
        let fork = steps.count
        steps.append(.fork([]))
        var starts: [Int] = []
        var jumps: [Int] = []
        for branch in branches {
            starts.append(steps.count)
            append(branch, to: &steps)
            jumps.append(steps.count)
            steps.append(.jump(0))
        }
        steps[fork] = .fork(starts)
        for jump in jumps { steps[jump] = .jump(steps.count) }
    }
}
