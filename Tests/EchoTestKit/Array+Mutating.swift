extension [UInt8] {
    /// What happens to bytes on their way, or in the hands of who means harm.
    package mutating func mutate(using random: inout SplitMix) {
        guard !isEmpty else { return }
        let index = Int.random(in: 0..<count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: self[index] = .random(in: 0...255, using: &random)
        case 1: remove(at: index)
        case 2: insert(contentsOf: self[index..<Swift.min(index + 20, count)], at: index)
        default: self[index] = Array("\r\n\t;,<>\"\\ =@:%/".utf8).randomElement(using: &random) ?? 0
        }
    }
}
