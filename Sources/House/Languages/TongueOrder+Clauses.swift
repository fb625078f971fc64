/// What tells whether a verb at the end is that of all before it.
extension TongueOrder {
    static func isInfinitive(_ verb: TonguePiece) -> Bool {
        ["n", "r"].contains(String(verb.said.suffix(1))) || verb.said.hasSuffix("re")
    }

    static func isOnlyThings(_ pieces: [TonguePiece]) -> Bool {
        pieces.contains(where: \.isThing)
            && pieces.allSatisfy { $0.isThing || [.other, .value, .number, .moment, .unknown].contains($0.role) }
    }
}
