/// How much something becomes more or less: "sube el volumen un diez por ciento", "um zehn lauter".
enum TongueAmounts {
    static func settled(_ pieces: [TonguePiece], _ table: TongueTable) -> [TonguePiece] {
        var pieces = pieces
        var start = 0
        for index in pieces.indices {
            guard !pieces[index].isSeparator else {
                start = index + 1
                continue
            }
            guard isChange(pieces[start...].prefix { !$0.isSeparator }) else { continue }
            let isMark = table.amounts.contains(pieces[index].said)
            if isMark, pieces[index].role == .other || pieces[index].role == .particle || pieces[index].role == .at {
                mark(index, &pieces, table)
            } else if pieces[index].english == "music" {
                // What is louder is its volume.
                pieces[index].english = "volume"
            }
        }
        return pieces
    }

    private static func mark(_ index: Int, _ pieces: inout [TonguePiece], _ table: TongueTable) {
        guard let next = pieces.indices.dropFirst(index + 1).first(where: { !pieces[$0].isSilent }) else { return }
        switch pieces[next].role {
        case .number, .value, .one: pieces[index] = TonguePiece(english: "by", said: pieces[index].said, role: .other)
        case .moment where pieces[index].role == .at:
            // "Um 18" without "Uhr" beside an order to change.
            guard let number = Int(pieces[next].said) else { return }
            pieces[index] = TonguePiece(english: "by", said: pieces[index].said, role: .other)
            pieces[next] = TonguePiece(english: String(number), said: pieces[next].said, role: .number)
        default: return
        }
    }

    private static func isChange(_ clause: ArraySlice<TonguePiece>) -> Bool {
        clause.contains { $0.role == .verb && changes.contains($0.english) }
            || clause.contains { directions.contains($0.english) }
    }

    private static let changes: Set<String> = ["raise", "lower", "increase", "decrease"]
    private static let directions: Set<String> = ["louder", "quieter", "warmer", "cooler", "brighter", "darker"]
}
