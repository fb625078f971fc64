import CZlib
import Foundation

/// Inflates a body as it comes: gzip or deflate, which some gateways send without being asked to.
final class Inflater {
    /// Bytes of one body that are made at most: little that is sent can become much.
    private static let most = RESTBody.answerLimit
    private static let piece = 32 << 10

    /// Where zlib looks for it as long as it is used.
    private let stream: UnsafeMutablePointer<z_stream>
    private var count = 0
    /// What follows the end is not looked at.
    private var isOver = false

    /// - Parameter isRaw: deflate without the header that belongs to it.
    init(isRaw: Bool) {
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        let bits = isRaw ? -MAX_WBITS : MAX_WBITS + 32
        isOver = inflateInit2_(stream, bits, ZLIB_VERSION, CInt(MemoryLayout<z_stream>.size)) != Z_OK
    }

    deinit {
        inflateEnd(stream)
        stream.deinitialize(count: 1)
        stream.deallocate()
    }

    /// - Throws: `invalidData` for what is damaged, or becomes too large.
    func feed(_ data: Data) throws(EchoError) -> Data {
        var bytes = [UInt8](data)
        var made = Data()
        while !isOver, !bytes.isEmpty {
            let (left, status) = inflate(bytes, into: &made)
            guard status == Z_OK || status == Z_STREAM_END || status == Z_BUF_ERROR else {
                throw .invalidData(reason: "it is compressed, and damaged")
            }
            guard count <= Self.most else { throw .invalidData(reason: "it is larger than \(Self.most) bytes") }
            isOver = status == Z_STREAM_END && !begins(another: bytes.suffix(left))
            if left == 0 || (left == bytes.count && status == Z_BUF_ERROR) { break }
            bytes.removeFirst(bytes.count - left)
        }
        return made
    }

    /// - Returns: how many bytes were not looked at.
    private func inflate(_ bytes: [UInt8], into made: inout Data) -> (left: Int, status: CInt) {
        var bytes = bytes
        var buffer = [UInt8](repeating: 0, count: Self.piece)
        return bytes.withUnsafeMutableBufferPointer { input in
            buffer.withUnsafeMutableBufferPointer { output in
                stream.pointee.next_in = input.baseAddress
                stream.pointee.avail_in = UInt32(input.count)
                var status = Z_OK
                repeat {
                    stream.pointee.next_out = output.baseAddress
                    stream.pointee.avail_out = UInt32(output.count)
                    status = CZlib.inflate(stream, Z_SYNC_FLUSH)
                    let new = output.count - Int(stream.pointee.avail_out)
                    made.append(contentsOf: output.prefix(new))
                    count += new
                } while status == Z_OK && stream.pointee.avail_out == 0 && count <= Self.most
                let left = Int(stream.pointee.avail_in)
                (stream.pointee.next_in, stream.pointee.avail_in) = (nil, 0)
                return (left, status)
            }
        }
    }

    /// A gzip stream may have several members.
    private func begins(another rest: ArraySlice<UInt8>) -> Bool {
        rest.starts(with: [0x1F, 0x8B]) && inflateReset(stream) == Z_OK
    }
}
