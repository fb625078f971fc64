import Foundation
import GRDB

/// Finds rows in the pages of a database file, whatever has become of the pages that lead there.
///
/// The layout is that of https://www.sqlite.org/fileformat.html. What was removed is not found: its bytes are overwritten.
struct PageSource: SalvageSourceProtocol {
    /// Rows at once.
    private static let batch = 500
    private static let tableLeaf: UInt8 = 0x0D

    private let content: Data
    private let pageSize: Int
    /// Bytes of a page that hold something.
    private let usable: Int

    /// Nil where there is nothing to look at.
    init?(path: String) {
        guard let content = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped), content.count >= 512
        else { return nil }
        self.content = content
        let hasHeader = content.starts(with: Data("SQLite format 3\0".utf8))
        let told: Int = Int(content[16]) << 8 | Int(content[17])
        let size = hasHeader ? told : 4_096
        let isKnown = size >= 512 && size <= 32_768 && size & (size - 1) == 0
        pageSize = isKnown ? size : size == 1 ? 65_536 : 4_096
        usable = pageSize - (hasHeader ? Int(content[20]) : 0)
    }

    func rows(of table: SalvagedTable, _ body: ([[String: DatabaseValue]]) throws -> Void) throws {
        var rows: [[String: DatabaseValue]] = []
        for page in 1...max(1, content.count / pageSize) {
            for (number, payload) in cells(of: page) {
                guard let record = Self.record(payload), let row = table.row(record, number: number) else { continue }
                rows.append(row)
            }
            guard rows.count >= Self.batch else { continue }
            try body(rows)
            rows = []
        }
        if !rows.isEmpty { try body(rows) }
    }

    // MARK: - Pages

    private func page(_ number: Int) -> Data? {
        let start = (number - 1) * pageSize
        guard number > 0, start + pageSize <= content.count else { return nil }
        return content[start..<start + pageSize]
    }

    private func cells(of number: Int) -> [(number: Int64, payload: Data)] {
        guard let page = page(number) else { return [] }
        let header = number == 1 ? 100 : 0
        guard Self.byte(page, header) == Self.tableLeaf else { return [] }
        let count = Self.integer(page, at: header + 3, bytes: 2)
        guard header + 8 + 2 * count <= usable else { return [] }
        return (0..<count).compactMap { index in
            cell(page, at: Self.integer(page, at: header + 8 + 2 * index, bytes: 2))
        }
    }

    private func cell(_ page: Data, at offset: Int) -> (number: Int64, payload: Data)? {
        var position = offset
        guard let size = Self.varint(page, &position), let number = Self.varint(page, &position),
            size > 0, size <= content.count
        else { return nil }
        let local = localSize(of: Int(size))
        guard position + local <= usable else { return nil }
        var payload = Data(page[(page.startIndex + position)..<(page.startIndex + position + local)])
        if local < size {
            guard position + local + 4 <= usable else { return nil }
            var next = Self.integer(page, at: position + local, bytes: 4)
            while payload.count < size {
                guard let overflow = self.page(next) else { return nil }
                next = Self.integer(overflow, at: 0, bytes: 4)
                payload += overflow.dropFirst(4).prefix(min(usable - 4, Int(size) - payload.count))
            }
        }
        return (number, payload)
    }

    /// Bytes of a record that stand in its leaf; the rest is in pages of its own.
    private func localSize(of size: Int) -> Int {
        guard size > usable - 35 else { return size }
        let least = (usable - 12) * 32 / 255 - 23
        let local = least + (size - least) % (usable - 4)
        return local <= usable - 35 ? local : least
    }

    // MARK: - Records

    /// Nil for what is none, or is damaged.
    private static func record(_ payload: Data) -> [DatabaseValue]? {
        var position = 0
        guard let headerSize = varint(payload, &position), headerSize <= payload.count else { return nil }
        var types: [Int64] = []
        while position < headerSize {
            guard let type = varint(payload, &position) else { return nil }
            types.append(type)
        }
        guard position == headerSize else { return nil }
        var values: [DatabaseValue] = []
        for type in types {
            guard let size = size(of: type), size <= payload.count - position,
                let value = value(payload.dropFirst(position).prefix(size), type)
            else { return nil }
            values.append(value)
            position += size
        }
        return position == payload.count ? values : nil
    }

    private static func size(of type: Int64) -> Int? {
        switch type {
        case 0, 8, 9: 0
        case 1...4: Int(type)
        case 5: 6
        case 6, 7: 8
        case 12...(1 << 40): Int(type - 12) / 2
        default: nil
        }
    }

    private static func value(_ bytes: Data, _ type: Int64) -> DatabaseValue? {
        switch type {
        case 0: return .null
        case 8, 9: return (type - 8).databaseValue
        case 1...6:
            let negative: Int64 = (bytes.first ?? 0) & 0x80 == 0 ? 0 : -1
            return bytes.reduce(negative) { $0 << 8 | Int64($1) }.databaseValue
        case 7: return Double(bitPattern: bytes.reduce(0) { $0 << 8 | UInt64($1) }).databaseValue
        default:
            guard type % 2 == 1 else { return bytes.databaseValue }
            return String(validating: bytes, as: UTF8.self)?.databaseValue
        }
    }

    // MARK: - Bytes

    private static func byte(_ data: Data, _ offset: Int) -> UInt8? {
        offset >= 0 && offset < data.count ? data[data.startIndex + offset] : nil
    }

    /// The most significant byte first; 0 beyond the end.
    private static func integer(_ data: Data, at offset: Int, bytes: Int) -> Int {
        (0..<bytes).reduce(0) { $0 << 8 | Int(byte(data, offset + $1) ?? 0) }
    }

    private static func varint(_ data: Data, _ position: inout Int) -> Int64? {
        var value: UInt64 = 0
        for index in 0..<9 {
            guard let byte = byte(data, position) else { return nil }
            position += 1
            if index == 8 { return Int64(bitPattern: value << 8 | UInt64(byte)) }
            value = value << 7 | UInt64(byte & 0x7F)
            if byte & 0x80 == 0 { return Int64(bitPattern: value) }
        }
        return nil
    }
}
