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
        let headers = response.headers
        return (try? BodyText.whole(data, encoding: headers["content-encoding"], type: headers["content-type"])) ?? data
    }

    /// - Parameter url: that was asked, for what is said of a web page.
    /// - Throws: `invalidData` when it is larger than the limit or not JSON, `noAnswer` for a page for people, and what made
    ///   it break off.
    static func json(of response: HTTPResponse, from url: String = "") async throws(EchoError) -> JSONValue {
        try json(try await text(of: response), from: url)
    }

    /// In UTF-8.
    ///
    /// - Throws: `invalidData` when it is larger than the limit, and what made it break off.
    static func text(of response: HTTPResponse) async throws(EchoError) -> Data {
        try BodyText.whole(
            try await whole(response), encoding: response.headers["content-encoding"],
            type: response.headers["content-type"])
    }

    /// - Throws: `invalidData` for what is not JSON, `noAnswer` for a page for people.
    static func json(_ data: Data, from url: String) throws(EchoError) -> JSONValue {
        do {
            return try JSONValue(parsing: data)
        } catch {
            throw page(data, from: url) ?? .invalidData(reason: "\(error)")
        }
    }

    /// Nil for what is no page.
    private static func page(_ data: Data, from url: String) -> EchoError? {
        let text = String(decoding: data.prefix(errorLimit), as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
        guard AnswerBody.isPage(text) else { return nil }
        let address = String(url.prefix { $0 != "?" })
        if WebPage.isBrowserCheck(text) { return .noAnswer(.browserCheck(address: address)) }
        return .noAnswer(.webPage(title: WebPage.title(of: text), address: address))
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
