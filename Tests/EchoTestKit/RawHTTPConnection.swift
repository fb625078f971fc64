import EchoWire
import Foundation
import Glibc

/// A TCP connection of a test to the server, byte by byte as the test says. Its waits hold threads of their own.
public final class RawHTTPConnection: Sendable {
    public struct Refused: Error { public var errno: Int32 }
    /// Nothing came for this long; the test fails rather than waits for ever.
    public struct Silence: Error {}

    public struct Answer: Sendable {
        public var status: Int
        /// Lower-case names.
        public var headers: [String: String]
        /// Without the framing of chunks.
        public var body: Data

        public var text: String { String(decoding: body, as: UTF8.self) }
        public var json: JSONValue { (try? JSONValue(parsing: body)) ?? .null }
    }

    private let descriptor: Int32
    private let queue = DispatchQueue(label: "raw-http")
    private let port: Int

    /// - Parameter receiveBuffer: of the kernel, in bytes; a small one makes a slow reader quickly felt.
    public init(port: Int, receiveBuffer: Int32? = nil) throws {
        self.port = port
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        if var receiveBuffer {
            setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &receiveBuffer, socklen_t(MemoryLayout<Int32>.size))
        }
        var patience = timeval(tv_sec: 120, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(port).bigEndian)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, length) }
        }
        guard result == 0 else { throw Refused(errno: errno) }
    }

    deinit { Glibc.close(descriptor) }

    public func close() { shutdown(descriptor, Int32(SHUT_RDWR)) }

    public func send(_ text: String) async throws { try await send(Data(text.utf8)) }

    public func send(_ data: Data) async throws {
        try await run { [descriptor] in
            var rest = data[...]
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes {
                    Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
                }
                guard count > 0 else { throw Refused(errno: errno) }
                rest = rest.dropFirst(count)
            }
        }
    }

    /// What has come; empty at the end.
    public func read(upTo count: Int = 65_536) async throws -> Data {
        try await run { [descriptor] in
            var buffer = [UInt8](repeating: 0, count: count)
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count < 0, errno == EAGAIN { throw Silence() }
            return count > 0 ? Data(buffer[..<count]) : Data()
        }
    }

    /// Everything until the server closes.
    public func readToEnd() async throws -> Data {
        var all = Data()
        while true {
            let more = try await read()
            guard !more.isEmpty else { return all }
            all += more
        }
    }

    /// Reads until `isEnough` holds or the server closes; what is beyond it is returned too.
    public func read(until isEnough: (String) -> Bool) async throws -> String {
        var all = Data()
        while !isEnough(String(decoding: all, as: UTF8.self)) {
            let more = try await read()
            guard !more.isEmpty else { break }
            all += more
        }
        return String(decoding: all, as: UTF8.self)
    }

    /// One request on its own connection, and the whole answer.
    public static func request(
        _ method: String, _ path: String, port: Int, token: String? = nil, headers: [String: String] = [:],
        body: Data? = nil
    ) async throws -> Answer {
        let connection = try RawHTTPConnection(port: port)
        var head = "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n"
        if let token { head += "Authorization: Bearer \(token)\r\n" }
        if let body { head += "Content-Length: \(body.count)\r\n" }
        for (name, value) in headers { head += "\(name): \(value)\r\n" }
        try await connection.send(Data((head + "\r\n").utf8) + (body ?? Data()))
        return try answer(in: try await connection.readToEnd())
    }

    public static func answer(in bytes: Data) throws -> Answer {
        guard let end = bytes.firstRange(of: Data("\r\n\r\n".utf8)) else { throw Refused(errno: 0) }
        let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        let status = lines[0].split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
        }
        let rest = Data(bytes[end.upperBound...])
        let isChunked = headers["transfer-encoding"] == "chunked"
        return Answer(status: status, headers: headers, body: isChunked ? unchunked(rest) : rest)
    }

    private static func unchunked(_ bytes: Data) -> Data {
        var rest = bytes
        var body = Data()
        while let line = rest.firstRange(of: Data("\r\n".utf8)),
            let size = Int(String(decoding: rest[..<line.lowerBound], as: UTF8.self), radix: 16), size > 0
        {
            body += rest[line.upperBound..<min(rest.endIndex, line.upperBound + size)]
            rest = Data(rest[min(rest.endIndex, line.upperBound + size + 2)...])
        }
        return body
    }

    private func run<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Swift.Result { try body() }) }
        }
    }
}
