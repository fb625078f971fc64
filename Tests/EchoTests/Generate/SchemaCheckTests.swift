import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `JSON against a schema` {
    private static let tree: JSONValue = [
        "type": "object",
        "properties": [
            "name": ["type": "string"], "size": ["type": "integer", "minimum": 1, "maximum": 9],
            "kind": ["type": "string", "enum": ["leaf", "branch"]],
            "parts": ["type": "array", "items": ["$ref": "#"], "maxItems": 2],
            "owner": ["anyOf": [["$ref": "#/$defs/person"], ["type": "null"]]],
        ],
        "required": ["name", "size"], "additionalProperties": false,
        "$defs": ["person": ["type": "object", "properties": ["age": ["type": "number"]], "required": ["age"]]],
    ]

    private func check(_ text: String, _ schema: JSONValue = tree) throws {
        try SchemaCheck(schema: schema).check(JSONValue(parsing: Data(text.utf8)))
    }

    @Test(arguments: [
        #"{"name":"a","size":1}"#, #"{"name":"a","size":9,"kind":"leaf","parts":[]}"#,
        #"{"name":"a","size":2.0,"owner":null}"#, #"{"name":"a","size":2,"owner":{"age":4.5,"more":true}}"#,
        #"{"name":"a","size":2,"parts":[{"name":"b","size":1,"parts":[{"name":"c","size":1}]}]}"#,
    ])
    func `what satisfies it`(text: String) throws {
        try check(text)
    }

    @Test(arguments: [
        ("[]", "it is not an object"), (#"{"name":"a"}"#, "size is missing"),
        (#"{"name":1,"size":1}"#, "name is not a string"), (#"{"name":"a","size":1.5}"#, "size is not an integer"),
        (#"{"name":"a","size":0}"#, "size is not at least 1.0"),
        (#"{"name":"a","size":10}"#, "size is not at most 9.0"),
        (#"{"name":"a","size":1,"kind":"root"}"#, #"kind is not one of "leaf", "branch""#),
        (#"{"name":"a","size":1,"colour":"red"}"#, "colour is not in the schema"),
        (#"{"name":"a","size":1,"parts":[{"name":"b","size":true}]}"#, "parts.0.size is not an integer"),
        (#"{"name":"a","size":1,"owner":{}}"#, "owner.age is missing"),
        (#"{"name":"a","size":1,"owner":{"age":"old"}}"#, "owner.age is not a number"),
    ])
    func `what does not, with its place`(text: String, reason: String) {
        #expect(throws: EchoError.unexpectedAnswer(reason: reason)) { try check(text) }
    }

    @Test func `too many elements`() {
        let leaf = #"{"name":"b","size":1}"#
        #expect(throws: EchoError.unexpectedAnswer(reason: "parts is not 2 elements or fewer")) {
            try check(#"{"name":"a","size":1,"parts":[\#(leaf),\#(leaf),\#(leaf)]}"#)
        }
    }

    @Test func `one of several choices`() throws {
        let schema: JSONValue = ["anyOf": [["type": "string"], ["type": "integer"], ["const": true]]]
        try check("\"a\"", schema)
        try check("7", schema)
        try check("true", schema)
        #expect(throws: EchoError.unexpectedAnswer(reason: "it is not one of the choices")) { try check("7.5", schema) }
    }

    @Test(
        arguments: [
            ["$ref": "#"], ["anyOf": [["$ref": "#"]]], ["$ref": "#/$defs/nowhere"], ["$ref": "https://example.com"],
            ["$ref": "#/$defs/a", "$defs": ["a": ["$ref": "#/$defs/b"], "b": ["$ref": "#/$defs/a"]]],
        ] as [JSONValue])
    func `a schema that goes in circles ends`(schema: JSONValue) {
        let error = #expect(throws: EchoError.self) { try check("{}", schema) }
        guard case .invalidSetting(name: "schema", _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test func `a deep answer to a schema within itself is checked to its end`() {
        let deep = (0..<50).reduce(#"{"name":"z","size":"deep"}"#) { inner, _ in
            #"{"name":"a","size":1,"parts":[\#(inner)]}"#
        }
        let path = Array(repeating: "parts.0", count: 50).joined(separator: ".")
        #expect(throws: EchoError.unexpectedAnswer(reason: "\(path).size is not an integer")) { try check(deep) }
    }

    @Test(
        arguments: [
            (["type": "string"], "schema", "its root is not an object"),
            (
                ["type": "object", "properties": ["a": ["type": "string"]], "required": ["a"]], "schema",
                "additionalProperties must be false"
            ),
            (
                [
                    "type": "object", "properties": ["a": ["type": "string"]], "required": [],
                    "additionalProperties": false,
                ],
                "schema", "a must be required; let it be null instead"
            ),
            (
                [
                    "type": "object",
                    "properties": ["a": ["type": "array", "items": ["type": "object", "properties": [:]]]],
                    "required": ["a"], "additionalProperties": false,
                ], "schema.a.items", "additionalProperties must be false"
            ),
            (
                ["type": "object", "properties": ["a": "string"], "required": ["a"], "additionalProperties": false],
                "schema.a", "it is not a schema"
            ),
        ] as [(JSONValue, String, String)])
    func `what is not strict, with its place`(schema: JSONValue, name: String, reason: String) {
        #expect(throws: EchoError.invalidSetting(name: name, reason: reason)) { try StrictSchemaCheck.check(schema) }
    }
}
