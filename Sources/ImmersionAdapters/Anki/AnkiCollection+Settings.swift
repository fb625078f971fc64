import EchoWire

/// The settings that a collection keeps as JSON.
extension AnkiCollection {
    static func configuration(deck: Int) -> JSONValue {
        [
            "nextPos": 1, "estTimes": true, "activeDecks": [.integer(deck)], "sortType": "noteFld", "timeLim": 0,
            "sortBackwards": false, "addToCur": true, "curDeck": .integer(deck), "newSpread": 0, "dueCounts": true,
            "curModel": .string(String(modelID)), "collapseTime": 1200, "schedVer": 2,
        ]
    }

    static func models(deck: Int, seconds: Int) -> JSONValue {
        let fields = fields.enumerated().map { place, name -> JSONValue in
            [
                "name": .string(name), "ord": .integer(place), "sticky": false, "rtl": false, "font": "Arial",
                "size": 20, "media": [],
            ]
        }
        let template: JSONValue = [
            "name": "Card 1", "ord": 0, "qfmt": .string(front), "afmt": .string(back), "did": nil, "bqfmt": "",
            "bafmt": "",
        ]
        let model: JSONValue = [
            "id": .integer(modelID), "name": .string(modelName), "type": 0, "mod": .integer(seconds), "usn": -1,
            "sortf": 0, "did": .integer(deck), "tmpls": [template], "flds": .array(fields), "css": .string(style),
            "latexPre": "", "latexPost": "", "tags": [], "vers": [], "req": [[0, "all", [1]]],
        ]
        return [String(modelID): model]
    }

    static func decks(_ id: Int, name: String, seconds: Int) -> JSONValue {
        func deck(_ id: Int, _ name: String) -> JSONValue {
            [
                "id": .integer(id), "name": .string(name), "mod": .integer(seconds), "usn": -1, "desc": "", "dyn": 0,
                "collapsed": false, "conf": 1, "extendNew": 0, "extendRev": 50, "lrnToday": [0, 0],
                "newToday": [0, 0], "revToday": [0, 0], "timeToday": [0, 0],
            ]
        }
        return .object(["1": deck(1, "Default"), String(id): deck(id, name)])
    }

    static let deckOptions: JSONValue = [
        "1": [
            "id": 1, "name": "Default", "mod": 0, "usn": 0, "maxTaken": 60, "autoplay": true, "timer": 0,
            "replayq": true,
            "new": [
                "bury": true, "delays": [1, 10], "initialFactor": 2500, "ints": [1, 4, 7], "order": 1, "perDay": 20,
                "separate": true,
            ],
            "rev": [
                "bury": true, "ease4": 1.3, "fuzz": 0.05, "ivlFct": 1, "maxIvl": 36500, "minSpace": 1, "perDay": 100,
            ],
            "lapse": ["delays": [10], "leechAction": 0, "leechFails": 8, "minInt": 1, "mult": 0],
        ]
    ]
}
