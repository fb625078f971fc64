import EchoServing
import Foundation
import NIOHTTP1
import Testing

@Suite struct `A request says more in fields` {
    @Test func `of its address`() {
        let query = RequestQuery("/calls?a=1+2&b=%C3%A9&a=3&empty=&flag&bad=%zz#x=1")

        #expect(query["a"] == "1 2")
        #expect(query["b"] == "\u{e9}")
        #expect(query["empty"] == nil)
        #expect(query.fields.map(\.name) == ["a", "b", "a", "empty", "flag"])
        #expect(RequestQuery("/calls").fields.isEmpty)
    }

    /// What a telephone service posts, over which it signs every name and value, the empty ones too.
    @Test func `of the form in its body`() {
        let head = HTTPRequestHead(version: .http1_1, method: .POST, uri: "/voice")
        let request = PlainRequest(head: head, body: Data("CallSid=CA1&From=%2B14158675309&Digits=".utf8))

        #expect(request.form["From"] == "+14158675309")
        #expect(request.form.fields.map(\.value) == ["CA1", "+14158675309", ""])
    }
}
