import EchoWire
import Foundation

/// Reads an answer's body whole, up to a limit.
enum RESTBody {
    /// What is more is not read: enough for any error.
    static let errorLimit = 64 << 10
    /// 100 texts' embeddings of 3072 numbers each, as decimal text, have a tenth of it.
    static let answerLimit = 64 << 20

    /// As much of it as there is; a body that breaks off is as good as a short one.
    static func beginning(of response: HTTPResponse) async -> Data {
        var data = Data()
        do {
            for try await piece in response.body {
                data.append(piece.prefix(errorLimit - data.count))
                if data.count >= errorLimit { break }
            }
        } catch {}
        return (try? BodyText.whole(data, encoding: response.headers["content-encoding"])) ?? data
    }

    /// - Throws: `invalidData` when it is larger than the limit or not JSON, and what made it break off.
    static func json(of response: HTTPResponse) async throws(EchoError) -> (value: JSONValue, size: Int) {
        let data = try BodyText.whole(
            try await whole(response), encoding: response.headers["content-encoding"])
        do {
            return (try JSONValue(parsing: data), data.count)
        } catch {
            throw .invalidData(reason: "\(error)")
        }
    }

    private static func whole(_ response: HTTPResponse) async throws(EchoError) -> Data {
        var data = Data()
        do {
            for try await piece in response.body {
                data.append(piece)
                if data.count > answerLimit {
                    throw EchoError.invalidData(reason: "it is larger than \(answerLimit) bytes")
                }
            }
        } catch {
            throw error as? EchoError ?? .cancelled
        }
        return data
    }
}
