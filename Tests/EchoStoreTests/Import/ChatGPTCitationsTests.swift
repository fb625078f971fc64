import Echo
import Foundation
import Testing

@testable import EchoStore

@Suite struct `Citations in an export of ChatGPT` {
    private func read(_ text: String, _ metadata: String = "{}") throws -> (text: String, sources: [WebSource]) {
        let object = try JSONSerialization.jsonObject(with: Data(metadata.utf8)) as? [String: Any]
        return ChatGPTCitations(object ?? [:]).read(text)
    }

    private func page(_ title: String, _ url: String) -> WebSource? { WebSource(title: title, url: url) }

    private static let results = """
        {"search_result_groups":[{"type":"search_result_group","domain":"a.org","entries":[
        {"type":"search_result","url":"https://a.org/1","title":"Herons","ref_id":{"turn_index":0,"ref_type":"search","ref_index":1}},
        {"type":"search_result","url":"https://b.org","title":"Nests","ref_id":{"turn_index":0,"ref_type":"news","ref_index":3}}]}]}
        """

    @Test func `become numbers of the pages that they name`() throws {
        let said = try read(
            "They sleep in trees \u{E200}cite\u{E202}turn0search1\u{E202}turn0news3\u{E201}. Again\u{E200}cite\u{E202}turn0search1\u{E201}.",
            Self.results)
        #expect(said.text == "They sleep in trees [1][2]. Again[1].")
        #expect(said.sources == [page("Herons", "https://a.org/1"), page("Nests", "https://b.org")])
    }

    @Test func `are known by what the export says that they stand for`() throws {
        let metadata = """
            {"content_references":[{"matched_text":"\u{E200}cite\u{E202}turn2search0\u{E201}","type":"grouped_webpages",
            "items":[{"title":"One","url":"https://one.org","supporting_websites":[{"title":"Two","url":"https://two.org"}]}]},
            {"matched_text":" ","type":"sources_footnote","sources":[{"title":"Foot","url":"https://foot.org"}]}]}
            """
        let said = try read("So it is \u{E200}cite\u{E202}turn2search0\u{E201}", metadata)
        #expect(said.text == "So it is [1][2]")
        #expect(said.sources == [page("One", "https://one.org"), page("Two", "https://two.org")])
    }

    @Test func `of older answers are found by their place`() throws {
        let metadata = """
            {"citations":[{"start_ix":8,"end_ix":19,"metadata":{"type":"webpage","title":"T","url":"https://t.org"}}]}
            """
        let said = try read("🦩 So it 【11†source】 is【3†b】.", metadata)
        #expect(said.text == "🦩 So it [1] is.")
        #expect(said.sources == [page("T", "https://t.org")])
    }

    @Test(arguments: [
        ("It is so \u{E200}cite\u{E202}turn0search9\u{E201}.", "It is so."),
        ("It is so citeturn0search1turn0view2.", "It is so."),
        ("See filecite turn0file1turn0file2", "See filecite turn0file1turn0file2"),
        ("\u{E200}entity\u{E202}[\"company\",\"OpenAI\",\"AI\"]\u{E201} says", "OpenAI says"),
        ("Look at \u{E200}url\u{E202}the page\u{E202}turn0search1\u{E201}!", "Look at the page!"),
        ("Herons \u{E200}image_group\u{E202}{\"query\":[\"heron\"]}\u{E201}sleep", "Herons sleep"),
        ("\u{E203}Underlined\u{E204} words", "Underlined words"), ("日本の【寺】へ", "日本の【寺】へ"), ("plain", "plain"),
    ])
    func `that nothing is known of are left out, and nothing else is`(text: String, shown: String) throws {
        #expect(try read(text).text == shown)
        #expect(try read(text).sources.isEmpty)
    }

    @Test func `stand below an answer that is imported`() throws {
        let node: [String: Any] = [
            "message": [
                "author": ["role": "assistant"],
                "content": ["content_type": "text", "parts": ["Yes \u{E200}cite\u{E202}turn0search1\u{E201}"]],
                "metadata": try JSONSerialization.jsonObject(with: Data(Self.results.utf8)),
            ]
        ]
        var ids: Set<String> = []
        let said = ChatGPTMessage(node, id: "a", before: Date(), besides: &ids)
        #expect(said?.message.text == "Yes [1]")
        #expect(said?.message.sources == [WebSource(title: "Herons", url: "https://a.org/1")].compactMap(\.self))
    }
}
