import EchoTestKit
import EchoWire
import Foundation
import Synchronization

/// A client of the bridge's WebSockets, frame by frame.
final class WatchingClient: Sendable {
    enum Arrival: Sendable, Equatable {
        /// JSON, or a text that is none.
        case message(JSONValue)
        case sound(Data)
        case closed(UInt16)
    }

    struct Refused: Error { var answer: String }
    struct Missing: Error { var wanted: String }

    private let connection: RawHTTPConnection
    private let buffer: Mutex<Data>

    private init(_ connection: RawHTTPConnection, _ rest: Data) {
        self.connection = connection
        buffer = Mutex(rest)
    }

    static func connect(
        _ path: String, port: Int, headers: [String: String] = [:], receiveBuffer: Int32? = nil
    ) async throws -> WatchingClient {
        let connection = try RawHTTPConnection(port: port, receiveBuffer: receiveBuffer)
        var head = "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        head += "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        for (name, value) in headers { head += "\(name): \(value)\r\n" }
        try await connection.send(head + "\r\n")
        var all = Data()
        while all.firstRange(of: Data("\r\n\r\n".utf8)) == nil {
            let more = try await connection.read()
            guard !more.isEmpty else { break }
            all += more
        }
        guard let end = all.firstRange(of: Data("\r\n\r\n".utf8)), all.starts(with: Data("HTTP/1.1 101".utf8)) else {
            throw Refused(answer: String(decoding: all, as: UTF8.self))
        }
        return WatchingClient(connection, Data(all[end.upperBound...]))
    }

    func send(_ json: JSONValue) async throws { try await send(opcode: 1, json.data) }

    func send(opcode: UInt8, _ payload: Data) async throws {
        var frame = Data([0x80 | opcode])
        switch payload.count {
        case ..<126: frame.append(0x80 | UInt8(payload.count))
        case ..<65_536: frame += [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
        default: frame += [0x80 | 127] + (0..<8).map { UInt8(truncatingIfNeeded: payload.count >> (56 - $0 * 8)) }
        }
        // Masked with zeros.
        try await connection.send(frame + [0, 0, 0, 0] + payload)
    }

    func close() { connection.close() }

    func next() async throws -> Arrival {
        while true {
            guard let (opcode, payload) = try await frame() else { return .closed(1006) }
            switch opcode {
            case 1:
                let text = String(decoding: payload, as: UTF8.self)
                return .message((try? JSONValue(parsing: payload)) ?? .string(text))
            case 2: return .sound(payload)
            case 8: return .closed(payload.count < 2 ? 1005 : UInt16(payload[0]) << 8 | UInt16(payload[1]))
            default: break
            }
        }
    }

    /// The next message that is so; those before it are skipped.
    @discardableResult
    func until(_ wanted: String, _ isWanted: (JSONValue) -> Bool) async throws -> JSONValue {
        while case .message(let message) = try await next() {
            if isWanted(message) { return message }
        }
        throw Missing(wanted: wanted)
    }

    @discardableResult
    func until(type: String) async throws -> JSONValue { try await until(type) { $0["type"]?.string == type } }

    @discardableResult
    func until(event: String) async throws -> JSONValue { try await until(event) { $0["eventType"]?.string == event } }

    /// What the connection is closed with; messages before it are skipped.
    func closing() async throws -> UInt16 {
        while true { if case .closed(let code) = try await next() { return code } }
    }

    private func frame() async throws -> (UInt8, Data)? {
        while true {
            let parsed = buffer.withLock { buffer -> (UInt8, Data)? in
                guard let (opcode, header, length) = Self.head(buffer), buffer.count >= header + length else {
                    return nil
                }
                defer { buffer = Data(buffer.dropFirst(header + length)) }
                return (opcode, Data(buffer.dropFirst(header).prefix(length)))
            }
            if let parsed { return parsed }
            let more = try await connection.read()
            guard !more.isEmpty else { return nil }
            buffer.withLock { $0 += more }
        }
    }

    private static func head(_ bytes: Data) -> (opcode: UInt8, header: Int, length: Int)? {
        let bytes = Array(bytes.prefix(10))
        guard bytes.count >= 2 else { return nil }
        let (opcode, short) = (bytes[0] & 0x0F, Int(bytes[1] & 0x7F))
        let more = short == 126 ? 2 : short == 127 ? 8 : 0
        guard bytes.count >= 2 + more else { return nil }
        let length = more == 0 ? short : bytes[2..<(2 + more)].reduce(0) { $0 << 8 | Int($1) }
        return (opcode, 2 + more, length)
    }
}
