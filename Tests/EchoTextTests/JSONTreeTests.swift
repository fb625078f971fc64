import EchoText
import Testing

@Suite struct `JSON is told from what only begins like it` {
    @Test(arguments: [#"{"a":1}"#, "[]", "{ }", #""x""#, "12", " [1, {\"a\": null}] "]) func `whole values`(
        json: String
    ) {
        #expect(JSONTree([json]).isWhole)
    }

    @Test(arguments: ["", "{", #"{"a":"#, "[1", "]", "{]", #""x"#, "1 2", #"{"a":1}}"#]) func `parts of values`(
        json: String
    ) {
        #expect(!JSONTree([json]).isWhole)
    }
}
