/// Makes whole blocks of sound that comes in pieces of any length.
package struct SampleBlocks: Sendable {
    private let length: Int
    private var rest: [Int16] = []

    /// - Parameter length: samples of a block.
    package init(of length: Int) { self.length = length }

    /// The blocks these samples complete, a multiple of `length`; the rest waits for the next.
    package mutating func receive(_ samples: [Int16]) -> [Int16] {
        let all = rest.isEmpty ? samples : rest + samples
        let whole = all.count - all.count % length
        guard whole < all.count else {
            rest = []
            return all
        }
        rest = Array(all[whole...])
        return Array(all[..<whole])
    }
}
